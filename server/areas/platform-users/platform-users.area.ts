import type { ServerArea } from '../../platform/area.ts'
import { platformUsersRoutes } from './platform-users.routes.ts'

export const area = {
  routes: [platformUsersRoutes],
} satisfies ServerArea
