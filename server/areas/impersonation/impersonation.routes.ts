import { impersonationCalls } from '@portico/contract/areas/impersonation/impersonation.calls.ts'
import { bind } from '../../platform/http/routes.ts'
import { startImpersonation } from './start-impersonation.ts'
import { stopImpersonation } from './stop-impersonation.ts'

export const impersonationRoutes = bind(impersonationCalls, {
  'POST /api/administration/users/{username}/impersonation': startImpersonation,
  'DELETE /api/users/self/impersonation': stopImpersonation,
})
