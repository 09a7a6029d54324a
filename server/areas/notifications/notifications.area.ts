import type { ServerArea } from '../../platform/area.ts'
import { scheduleDigests } from './digests.ts'
import { digestMail, noticeMails, testMail } from '@portico/contract/areas/notifications/notification.emails.ts'
import { notificationsRoutes } from './notifications.routes.ts'

export const area = {
  routes: [notificationsRoutes],
  jobs: [scheduleDigests],
  departing: [{ table: 'notification_digests', person: 'user_id', become: 'DELETED' }],
  mails: [...Object.values(noticeMails), digestMail, testMail],
} satisfies ServerArea
