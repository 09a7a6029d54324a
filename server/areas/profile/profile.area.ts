import type { ServerArea } from '../../platform/area.ts'
import { profileRoutes } from './profile.routes.ts'

export const area = {
  routes: [profileRoutes],
} satisfies ServerArea
