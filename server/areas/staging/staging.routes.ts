import { stagingCalls } from '@portico/contract/areas/staging/staging.calls.ts'
import { bind } from '../../platform/http/routes.ts'
import { beginPush } from './begin-push.ts'
import { decide } from './decide.ts'
import { readAgency } from './read-agency.ts'
import { readStaging } from './read-staging.ts'
import { listStagedRows } from './rows/list-staged-rows.ts'
import { retryPush } from './retry-push.ts'

export const stagingRoutes = bind(stagingCalls, {
  'GET /api/accounts/{accountId}/staging': readStaging,
  'GET /api/accounts/{accountId}/staging/schedules/{type}/rows': listStagedRows,
  'POST /api/accounts/{accountId}/staging/decisions': decide,
  'POST /api/accounts/{accountId}/staging/read': readAgency,
  'POST /api/accounts/{accountId}/staging/pushes': beginPush,
  'POST /api/accounts/{accountId}/staging/pushes/{number}/retry': retryPush,
})
