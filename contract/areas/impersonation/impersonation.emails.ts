import { emailTemplate } from '../../kit/email/email-template.ts'
import { impersonationMinutes } from './impersonation.shapes.ts'

interface Viewed {
  readonly to: string
  readonly administrator: string
  readonly reason: string
}

/** Notifies a user that an administrator views the portal as them. */
export const viewedAsMail = emailTemplate<Viewed>({
  name: 'impersonation.viewed',
  title: 'Platform support views the portal as the user',
  write: ({ to, administrator, reason }) => ({
    to,
    subject: 'Platform support viewed the portal as you',
    text: [
      `${administrator} from platform support is viewing the portal as you, for ${impersonationMinutes} minutes at most. Nothing can be changed during this time, and tax numbers and medical information are hidden.`,
      `Reason: ${reason}`,
      'If you did not expect this, contact your brokerage.',
    ].join('\n\n'),
  }),
  sample: ({ to }) => ({
    to,
    administrator: 'Alex Morgan',
    reason: 'You asked why a policy is missing from your list.',
  }),
})
