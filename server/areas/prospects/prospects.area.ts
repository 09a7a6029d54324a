import type { ServerArea } from '../../platform/area.ts'
import { prospectsRoutes } from './prospects.routes.ts'

export const area = {
  routes: [prospectsRoutes],
} satisfies ServerArea
