import type { ServerArea } from '../../platform/area.ts'
import { scheduleImportsRoutes } from './schedule-imports.routes.ts'
import { sweepImports } from './sweep-imports.ts'

export const area = {
  routes: [scheduleImportsRoutes],
  jobs: [sweepImports],
} satisfies ServerArea
