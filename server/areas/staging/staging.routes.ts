import { stagingCalls } from '@portico/contract/areas/staging/staging.calls.ts'
import { bind } from '../../platform/http/routes.ts'

export const stagingRoutes = bind(stagingCalls, {})
