import type { ServerArea } from '../../platform/area.ts'
import { scheduleImportsRoutes } from './schedule-imports.routes.ts'

export const area = {
  routes: [scheduleImportsRoutes],
} satisfies ServerArea
