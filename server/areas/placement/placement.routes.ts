import { placementCalls } from '@portico/contract/areas/placement/placement.calls.ts'
import { bind } from '../../platform/http/routes.ts'
import { checkPlacement } from './check-placement.ts'
import { exportPlacement } from './export-placement.ts'
import { readPlacement } from './read-placement.ts'

export const placementRoutes = bind(placementCalls, {
  'GET /api/accounts/{accountId}/renewals/{cycleId}/placement': readPlacement,
  'GET /api/accounts/{accountId}/renewals/{cycleId}/placement/check': checkPlacement,
  'GET /api/accounts/{accountId}/renewals/{cycleId}/placement/export': exportPlacement,
})
