import type { ServerArea } from '../../platform/area.ts'
import { pageViewsRoutes } from './page-views.routes.ts'

export const area = {
  routes: [pageViewsRoutes],
} satisfies ServerArea
