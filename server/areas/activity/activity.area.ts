import type { ServerArea } from '../../platform/area.ts'
import { activityRoutes } from './activity.routes.ts'

export const area = {
  routes: [activityRoutes],
} satisfies ServerArea
