/** How a notification is also emailed: immediately, in one daily or weekly email, or not at all. */
export const mailChoices = ['AT_ONCE', 'DAILY', 'WEEKLY', 'NEVER'] as const

export type MailChoice = (typeof mailChoices)[number]

/** A person's channels for one kind of notification. */
export interface Channels {
  readonly inApp: boolean
  readonly mail: MailChoice
  readonly sms: boolean
}

/** What notifications are about, as preferences list them. */
export const notificationGroups = {
  WORK: 'Tasks, messages, and documents',
  RENEWAL: 'Renewals',
  SERVICE: 'Policies, claims, and certificates',
} as const

interface Kind {
  readonly name: string
  readonly group: keyof typeof notificationGroups
  /** A notice with consequences in law, such as a canceled policy: it must reach its person at once. */
  readonly isLegal: boolean
  readonly usual: Channels
}

const atOnce: Channels = { inApp: true, mail: 'AT_ONCE', sms: false }

/** The kinds of notifications, with their default channels. */
export const notificationKinds = {
  TASK_ASSIGNED: { name: 'Task assigned to you', group: 'WORK', isLegal: false, usual: atOnce },
  TASK_DUE_SOON: { name: 'Your task is due tomorrow', group: 'WORK', isLegal: false, usual: atOnce },
  TASK_OVERDUE: { name: 'Your task is overdue', group: 'WORK', isLegal: false, usual: atOnce },
  APPLICATION_ASSIGNED: {
    name: 'Application, profile page, or section assigned to you',
    group: 'RENEWAL',
    isLegal: false,
    usual: atOnce,
  },
  APPLICATION_DONE: {
    name: 'Application completed, or a section you assigned completed',
    group: 'RENEWAL',
    isLegal: false,
    usual: atOnce,
  },
  RENEWAL_NUDGE: {
    name: 'Renewal section assigned to you or waiting on you',
    group: 'RENEWAL',
    isLegal: false,
    usual: atOnce,
  },
  MESSAGE: { name: 'New message', group: 'WORK', isLegal: false, usual: atOnce },
  DOCUMENT_SHARED: {
    name: 'A document is shared with you',
    group: 'WORK',
    isLegal: false,
    usual: { ...atOnce, mail: 'DAILY' },
  },
  // Its packet is emailed anyway, so the notification needs no separate email.
  RENEWAL_SUBMITTED: {
    name: 'A renewal is submitted to you',
    group: 'RENEWAL',
    isLegal: false,
    usual: { ...atOnce, mail: 'NEVER' },
  },
  LOSS_RUNS_OVERDUE: { name: 'Loss runs overdue from a carrier', group: 'RENEWAL', isLegal: false, usual: atOnce },
  LOSS_RUN_AUTHORIZATION: {
    name: 'Loss run authorization to sign, or signed',
    group: 'RENEWAL',
    isLegal: false,
    usual: atOnce,
  },
  QUOTES: { name: 'Quotes ready to review, or a quote decision', group: 'RENEWAL', isLegal: false, usual: atOnce },
  SUBJECTIVITY: { name: 'Subjectivity requested or reviewed', group: 'RENEWAL', isLegal: false, usual: atOnce },
  BINDING: {
    name: 'Bind requested, coverage bound, or binder expiring',
    group: 'RENEWAL',
    isLegal: false,
    usual: atOnce,
  },
  CLAIM: { name: 'Claim reported, updated, or due', group: 'SERVICE', isLegal: false, usual: atOnce },
  CERTIFICATE: {
    name: 'Certificate requested, issued, rejected, or affected by a policy change',
    group: 'SERVICE',
    isLegal: false,
    usual: atOnce,
  },
  POLICY_CANCELED: {
    name: 'A policy is canceled, not renewed, or reinstated',
    group: 'SERVICE',
    isLegal: true,
    usual: atOnce,
  },
} as const satisfies Readonly<Record<string, Kind>>

export type NotificationKind = keyof typeof notificationKinds

export const kindCodes = Object.keys(notificationKinds) as [NotificationKind, ...NotificationKind[]]
