import { placementCalls } from '@portico/contract/areas/placement/placement.calls.ts'
import { bind } from '../../platform/http/routes.ts'

export const placementRoutes = bind(placementCalls, {})
