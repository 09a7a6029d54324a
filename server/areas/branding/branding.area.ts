import type { ServerArea } from '../../platform/area.ts'
import { brandingRoutes } from './branding.routes.ts'

export const area = {
  routes: [brandingRoutes],
} satisfies ServerArea
