import type { ServerArea } from '../../platform/area.ts'
import { lookupsRoutes } from './lookups.routes.ts'

export const area = {
  routes: [lookupsRoutes],
} satisfies ServerArea
