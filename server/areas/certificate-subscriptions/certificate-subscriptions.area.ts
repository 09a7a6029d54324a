import { changeMail, confirmMail } from '@portico/contract/areas/certificate-subscriptions/subscription.emails.ts'
import type { ServerArea } from '../../platform/area.ts'
import { certificateSubscriptionsRoutes } from './certificate-subscriptions.routes.ts'
import { scheduleTelling } from './tell-subscribers.ts'

export const area = {
  routes: [certificateSubscriptionsRoutes],
  jobs: [scheduleTelling],
  mails: [confirmMail, changeMail],
  merging: { holds: { CERTIFICATE_SUBSCRIPTIONS: ['certificate_subscriptions'] } },
} satisfies ServerArea
