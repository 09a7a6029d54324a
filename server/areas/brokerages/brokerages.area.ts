import type { ServerArea } from '../../platform/area.ts'
import { brokeragesRoutes } from './brokerages.routes.ts'

export const area = {
  routes: [brokeragesRoutes],
} satisfies ServerArea
