import type { ServerArea } from '../../platform/area.ts'
import { featuresRoutes } from './features.routes.ts'

export const area = {
  routes: [featuresRoutes],
} satisfies ServerArea
