import type { ServerArea } from '../../platform/area.ts'
import { presenceRoutes } from './presence.routes.ts'

export const area = {
  routes: [presenceRoutes],
} satisfies ServerArea
