import { lossesCalls } from '@portico/contract/areas/losses/losses.calls.ts'
import { bind } from '../../platform/http/routes.ts'

export const lossesRoutes = bind(lossesCalls, {})
