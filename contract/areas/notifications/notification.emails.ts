import { type EmailTemplate, emailTemplate, plainEmail } from '../../kit/email/email-template.ts'
import { kindCodes, notificationKinds, type NotificationKind } from './notification-kinds.ts'
import { notificationMessages } from './notification.messages.ts'

interface Told {
  readonly to: string
  readonly message: string
  readonly note: string | null
  readonly replyTo?: string
}

/** A notice of each kind as an area says it. */
const samples: Readonly<Record<NotificationKind, Omit<Told, 'to'>>> = {
  TASK_ASSIGNED: { message: 'Nora Whitfield assigned you a task', note: 'Send the signed application' },
  TASK_DUE_SOON: { message: 'Your task is due tomorrow', note: 'Send the signed application' },
  TASK_OVERDUE: { message: 'Your task is overdue', note: 'Send the signed application' },
  APPLICATION_ASSIGNED: { message: 'Nora Whitfield assigned you an application', note: 'Business Auto Section 2027' },
  APPLICATION_DONE: { message: 'Vera Stone completed an application', note: 'Business Auto Section 2027' },
  RENEWAL_NUDGE: { message: 'Schedules of the renewal on 01/01/2027 are waiting for you', note: null },
  MESSAGE: {
    message: 'Vera Stone wrote: Payroll audit',
    note: 'The audit is complete. Do you need anything else from us?',
    replyTo: 'reply+sample@example.com',
  },
  DOCUMENT_SHARED: { message: 'Nora Whitfield shared a document with you', note: 'Policy 2027.pdf' },
  RENEWAL_SUBMITTED: { message: 'Vera Stone submitted the renewal of Tuckahoe Steel, Inc.', note: null },
  LOSS_RUNS_OVERDUE: { message: 'Loss runs are overdue: Granite Mutual', note: 'Due 11/20/2026' },
  LOSS_RUN_AUTHORIZATION: { message: 'Sign the loss run authorization for Granite Mutual', note: null },
  QUOTES: { message: 'Your quotes are ready to review', note: null },
  SUBJECTIVITY: { message: 'Granite Mutual needs a document from you', note: 'Signed statement of values' },
  BINDING: { message: 'Coverage is bound: General Liability', note: 'Granite Mutual' },
  CLAIM: { message: 'Vera Stone reported a claim', note: 'Auto, 11/20/2026' },
  CERTIFICATE: { message: 'Your certificate is issued', note: 'Harbor Point Construction' },
  POLICY_CANCELED: { message: 'A policy is canceled: General Liability', note: 'Effective 12/15/2026' },
}

const noticeMail = (kind: NotificationKind): EmailTemplate<Told> =>
  emailTemplate<Told>({
    name: `notifications.${kind.toLowerCase().replaceAll('_', '-')}`,
    title: `Notification: ${notificationKinds[kind].name}`,
    write: ({ to, message, note, replyTo }) => {
      const text = note ?? message
      if (replyTo === undefined) return { to, subject: message, text }
      return { to, subject: message, text: `${text}\n\nReply to this email: ${replyTo}`, replyTo }
    },
    sample: ({ to }) => ({ to, ...samples[kind] }),
  })

/** The email of each kind of notification. */
export const noticeMails = Object.fromEntries(kindCodes.map((kind) => [kind, noticeMail(kind)])) as Readonly<
  Record<NotificationKind, EmailTemplate<Told>>
>

interface Digest {
  readonly to: string
  readonly notices: readonly { readonly account: string; readonly message: string; readonly note: string | null }[]
}

export const digestMail = emailTemplate<Digest>({
  name: 'notifications.digest',
  title: 'Digest of notifications',
  write: ({ to, notices }) => ({
    to,
    subject: notices.length === 1 ? 'Your digest: 1 notification' : `Your digest: ${notices.length} notifications`,
    text: notices
      .map(({ account, message, note }) => `${account}: ${message}${note === null ? '' : `\n${note}`}`)
      .join('\n\n'),
  }),
  sample: ({ to }) => ({
    to,
    notices: [samples.DOCUMENT_SHARED, samples.CERTIFICATE].map((notice) => ({ account: 'TUCKAHOE', ...notice })),
  }),
})

export const testMail = plainEmail({
  name: 'notifications.test',
  title: 'Test of the notification settings',
  subject: 'Test message',
  text: notificationMessages.test,
})
