/** How a notice may reach a person besides: at once, collected into one mail a day or a week, or not by mail. */
export const mailChoices = ['AT_ONCE', 'DAILY', 'WEEKLY', 'NEVER'] as const

export type MailChoice = (typeof mailChoices)[number]

/** How a person hears of one kind of notice. */
export interface Channels {
  readonly inApp: boolean
  readonly mail: MailChoice
  readonly sms: boolean
}

interface Kind {
  readonly name: string
  /** A notice with consequences in law, such as a canceled policy: it must reach its person at once. */
  readonly isLegal: boolean
  readonly usual: Channels
}

const atOnce: Channels = { inApp: true, mail: 'AT_ONCE', sms: false }

/** What a person can be told of, and how they are told unless they choose otherwise. */
export const notificationKinds = {
  TASK_ASSIGNED: { name: 'A task is given to you', isLegal: false, usual: atOnce },
  TASK_DUE_SOON: { name: 'Your task is due tomorrow', isLegal: false, usual: atOnce },
  TASK_OVERDUE: { name: 'Your task is overdue', isLegal: false, usual: atOnce },
  APPLICATION_ASSIGNED: {
    name: 'An application or profile page is given to you, or a part',
    isLegal: false,
    usual: atOnce,
  },
  APPLICATION_DONE: { name: 'An application is done, or a part that you gave', isLegal: false, usual: atOnce },
  RENEWAL_NUDGE: { name: 'A section of a renewal is given to you, or waits for you', isLegal: false, usual: atOnce },
  MESSAGE: { name: 'A message to you', isLegal: false, usual: atOnce },
  DOCUMENT_SHARED: { name: 'A document is shared with you', isLegal: false, usual: { ...atOnce, mail: 'DAILY' } },
  // Its packet is mailed anyway, so that the notice needs no mail of its own.
  RENEWAL_SUBMITTED: { name: 'A renewal is submitted to you', isLegal: false, usual: { ...atOnce, mail: 'NEVER' } },
  LOSS_RUNS_OVERDUE: { name: 'A carrier is late with loss runs', isLegal: false, usual: atOnce },
  QUOTES: { name: 'Quotes to review, or a decision on them', isLegal: false, usual: atOnce },
  SUBJECTIVITY: { name: 'A carrier asks for something, or what you sent is decided', isLegal: false, usual: atOnce },
  BINDING: { name: 'Cover is ordered or bound, or a binder ends soon', isLegal: false, usual: atOnce },
  POLICY_CANCELED: { name: 'A policy is canceled', isLegal: true, usual: atOnce },
} as const satisfies Readonly<Record<string, Kind>>

export type NotificationKind = keyof typeof notificationKinds

export const kindCodes = Object.keys(notificationKinds) as [NotificationKind, ...NotificationKind[]]
