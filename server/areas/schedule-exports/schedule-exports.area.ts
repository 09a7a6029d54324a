import type { ServerArea } from '../../platform/area.ts'
import { scheduleExportsRoutes } from './schedule-exports.routes.ts'

export const area = {
  routes: [scheduleExportsRoutes],
} satisfies ServerArea
