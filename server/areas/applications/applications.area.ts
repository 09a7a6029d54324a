import type { ServerArea } from '../../platform/area.ts'
import { applicationsRoutes, profilePagesRoutes } from './applications.routes.ts'

export const area = {
  routes: [applicationsRoutes, profilePagesRoutes],
  merging: { holds: { APPLICATIONS: ['applications', 'form_uses', 'open_links'] } },
} satisfies ServerArea
