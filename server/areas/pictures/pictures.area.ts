import type { ServerArea } from '../../platform/area.ts'
import { picturesRoutes } from './pictures.routes.ts'

export const area = {
  routes: [picturesRoutes],
} satisfies ServerArea
