import type { ServerArea } from '../../platform/area.ts'
import { broadcastsRoutes } from './broadcasts.routes.ts'
import { scheduleBroadcasts } from './send-broadcasts.ts'

export const area = {
  routes: [broadcastsRoutes],
  jobs: [scheduleBroadcasts],
} satisfies ServerArea
