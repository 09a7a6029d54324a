import type { ServerArea } from '../../platform/area.ts'
import { broadcastMail } from '@portico/contract/areas/broadcasts/broadcast.emails.ts'
import { broadcastsRoutes } from './broadcasts.routes.ts'
import { scheduleBroadcasts } from './send-broadcasts.ts'

export const area = {
  routes: [broadcastsRoutes],
  jobs: [scheduleBroadcasts],
  mails: [broadcastMail],
} satisfies ServerArea
