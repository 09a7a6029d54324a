import type { ServerArea } from '../../platform/area.ts'
import { dashboardRoutes } from './dashboard.routes.ts'

export const area = {
  routes: [dashboardRoutes],
} satisfies ServerArea
