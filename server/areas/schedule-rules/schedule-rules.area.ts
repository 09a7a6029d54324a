import type { ServerArea } from '../../platform/area.ts'
import { scheduleRules } from './apply-rules.ts'
import { scheduleRulesRoutes } from './schedule-rules.routes.ts'

export const area = {
  routes: [scheduleRulesRoutes],
  jobs: [scheduleRules],
} satisfies ServerArea
