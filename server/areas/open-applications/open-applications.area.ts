import type { ServerArea } from '../../platform/area.ts'
import { openApplicationsRoutes, openLinksRoutes } from './open-applications.routes.ts'

export const area = {
  routes: [openApplicationsRoutes, openLinksRoutes],
} satisfies ServerArea
