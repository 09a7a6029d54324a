import type { ServerArea } from '../../platform/area.ts'
import { scheduleDigests } from './digests.ts'
import { notificationsRoutes } from './notifications.routes.ts'

export const area = {
  routes: [notificationsRoutes],
  jobs: [scheduleDigests],
} satisfies ServerArea
