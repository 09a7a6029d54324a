import type { ServerArea } from '../../platform/area.ts'
import { placementRoutes } from './placement.routes.ts'

export const area = {
  routes: [placementRoutes],
} satisfies ServerArea
