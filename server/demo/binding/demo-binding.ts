import type { SubjectivityKind } from '@portico/contract/areas/subjectivities/subjectivity.rules.ts'

export interface DemoSubjectivity {
  readonly account: string
  readonly line: string
  readonly text: string
  readonly kind: SubjectivityKind
  readonly afterDays?: number
  /** Days from the day of seeding; left out: when it is usually due. */
  readonly dueInDays?: number
  /** A note with which the client has sent it for review. */
  readonly note?: string
  /** Who has accepted it. */
  readonly acceptedBy?: string
}

/** What carriers ask of demonstration accounts. */
export const demoSubjectivities: readonly DemoSubjectivity[] = [
  {
    account: 'ACME',
    line: 'GENERAL_LIABILITY',
    text: 'Signed and dated application',
    kind: 'BEFORE_BIND',
    dueInDays: 21,
  },
  {
    account: 'ACME',
    line: 'GENERAL_LIABILITY',
    text: 'Currently valued loss runs for the last five years, no older than 90 days',
    kind: 'BEFORE_BIND',
    dueInDays: 14,
    note: 'The loss runs of all carriers are among the documents.',
  },
  {
    account: 'ACME',
    line: 'GENERAL_LIABILITY',
    text: 'Copy of the subcontract agreement that is in use',
    kind: 'BEFORE_BIND',
    dueInDays: -2,
  },
  {
    account: 'ACME',
    line: 'GENERAL_LIABILITY',
    text: 'Loss control inspection, with recommendations answered',
    kind: 'AFTER_BIND',
    afterDays: 30,
  },
  {
    account: 'ACME',
    line: 'CRIME',
    text: 'Statement that two people sign every payment above $10,000',
    kind: 'BEFORE_BIND',
    dueInDays: 10,
    note: 'See our payment policy, section 4.',
    acceptedBy: 'manager@harbor.test',
  },
]

export interface DemoAccepted {
  readonly account: string
  readonly line: string
  readonly carrier: string
  /** Dollars. */
  readonly premium: number
  readonly fees: number
  readonly coverages: readonly { readonly name: string; readonly limit: number; readonly deductible: number }[]
  readonly forms: readonly string[]
  /** The title under which the client has ordered it; left out: not ordered yet. */
  readonly orderedAs?: string
}

/** Quotes that the client has accepted, one of them ordered. */
export const demoAccepted: readonly DemoAccepted[] = [
  {
    account: 'ACME',
    line: 'CRIME',
    carrier: 'Tidewater Surety',
    premium: 8_400,
    fees: 150,
    coverages: [
      { name: 'Employee theft', limit: 1_000_000, deductible: 10_000 },
      { name: 'Computer and funds transfer fraud', limit: 500_000, deductible: 10_000 },
    ],
    forms: ['CR 00 21 Commercial Crime Coverage'],
  },
  {
    account: 'ACME',
    line: 'FIDUCIARY',
    carrier: 'Tidewater Surety',
    premium: 3_950,
    fees: 75,
    coverages: [{ name: 'Fiduciary liability', limit: 1_000_000, deductible: 5_000 }],
    forms: ['FL 01 00 Fiduciary Liability'],
    orderedAs: 'Chief Financial Officer',
  },
]
