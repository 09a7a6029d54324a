import type { ServerArea } from '../../platform/area.ts'
import { workbenchRoutes } from './workbench.routes.ts'

export const area = {
  routes: [workbenchRoutes],
} satisfies ServerArea
