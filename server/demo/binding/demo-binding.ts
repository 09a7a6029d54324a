import type { SubjectivityKind } from '@portico/contract/areas/subjectivities/subjectivity.rules.ts'

export interface DemoSubjectivity {
  readonly account: string
  readonly line: string
  readonly askedDaysAgo: number
  readonly text: string
  readonly kind: SubjectivityKind
  readonly afterDays?: number
  /** Days from the seeding date; the usual due date by default. */
  readonly dueInDays?: number
  /** A note with which the client has sent it for review. */
  readonly note?: string
  readonly accepted?: { readonly by: string; readonly daysAgo: number }
}

/** What carriers ask of demonstration accounts. */
export const demoSubjectivities: readonly DemoSubjectivity[] = [
  {
    account: 'ACME',
    line: 'GENERAL_LIABILITY',
    askedDaysAgo: 6,
    text: 'Signed and dated application',
    kind: 'BEFORE_BIND',
    dueInDays: 21,
  },
  {
    account: 'ACME',
    line: 'GENERAL_LIABILITY',
    askedDaysAgo: 6,
    text: 'Currently valued loss runs for the last five years, no older than 90 days',
    kind: 'BEFORE_BIND',
    dueInDays: 14,
    note: 'The loss runs of all carriers are among the documents.',
  },
  {
    account: 'ACME',
    line: 'GENERAL_LIABILITY',
    askedDaysAgo: 6,
    text: 'Copy of the subcontract agreement that is in use',
    kind: 'BEFORE_BIND',
    dueInDays: -2,
  },
  {
    account: 'ACME',
    line: 'GENERAL_LIABILITY',
    askedDaysAgo: 6,
    text: 'Loss control inspection, with recommendations answered',
    kind: 'AFTER_BIND',
    afterDays: 30,
  },
  {
    account: 'ACME',
    line: 'CRIME',
    askedDaysAgo: 6,
    text: 'Statement that two people sign every payment above $10,000',
    kind: 'BEFORE_BIND',
    dueInDays: 10,
    note: 'See our payment policy, section 4.',
    accepted: { by: 'manager@harbor.test', daysAgo: 3 },
  },
]

/** A quote that the client was shown and has accepted. */
export interface DemoAccepted {
  readonly account: string
  readonly line: string
  readonly acceptedDaysAgo: number
  /** When and under which title the client requested to bind; undefined if not yet. */
  readonly ordered?: { readonly daysAgo: number; readonly title: string }
}

/** Quotes that the client has accepted, one of them ordered. */
export const demoAccepted: readonly DemoAccepted[] = [
  { account: 'ACME', line: 'CRIME', acceptedDaysAgo: 3 },
  {
    account: 'ACME',
    line: 'FIDUCIARY',
    acceptedDaysAgo: 2,
    ordered: { daysAgo: 1, title: 'Chief Financial Officer' },
  },
]
