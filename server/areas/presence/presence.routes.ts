import { presenceCalls } from '@portico/contract/areas/presence/presence.calls.ts'
import { bind } from '../../platform/http/routes.ts'
import { renewPresence } from './renew-presence.ts'

export const presenceRoutes = bind(presenceCalls, {
  'PUT /api/accounts/{accountId}/presence': renewPresence,
})
