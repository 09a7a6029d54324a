import type { DocumentType } from '@portico/contract/areas/documents/document-types.ts'

export interface DemoDocument {
  readonly account: string
  readonly folder: readonly string[]
  readonly name: string
  readonly type: DocumentType
  /** Who added it; each further version came from the same person. */
  readonly by: string
  readonly daysAgo: number
  readonly lines: readonly string[]
  readonly tags?: readonly string[]
  readonly isInternal?: true
  readonly versions?: number
  readonly isTrashed?: true
  /** Usernames of those who looked at it. */
  readonly seenBy?: readonly string[]
}

const manager = 'manager@harbor.test'
const owner = 'owner@acme.test'

/** The demonstration's documents. `{term}` is the current term, `{last}` the previous one. */
export const demoDocuments: readonly DemoDocument[] = [
  {
    account: 'ACME',
    folder: ['Policies', '{term}', 'General Liability'],
    name: 'General Liability Policy.pdf',
    type: 'POLICY',
    by: manager,
    daysAgo: 310,
    tags: ['{term}'],
    versions: 2,
    seenBy: [owner, 'viewer@acme.test'],
    lines: [
      'Commercial General Liability',
      'Carrier: Granite Mutual',
      'Named insured: Acme Builders Group, Inc.',
      'Each occurrence: $1,000,000    General aggregate: $2,000,000',
      'Products and completed operations aggregate: $2,000,000',
      'Per project aggregate applies where required by written contract.',
    ],
  },
  {
    account: 'ACME',
    folder: ['Policies', '{term}', 'General Liability'],
    name: 'Additional Insured Endorsement.pdf',
    type: 'ENDORSEMENT',
    by: manager,
    daysAgo: 204,
    lines: ['Additional insured, owners and lessees', 'Ongoing and completed operations, primary and noncontributory.'],
  },
  {
    account: 'ACME',
    folder: ['Policies', '{term}', 'Workers Compensation'],
    name: 'Workers Compensation Policy.pdf',
    type: 'POLICY',
    by: manager,
    daysAgo: 309,
    tags: ['{term}'],
    lines: [
      'Workers Compensation and Employers Liability',
      'Carrier: Timberline Employers',
      'Limits: 1,000,000 / 1,000,000 / 1,000,000',
    ],
  },
  {
    account: 'ACME',
    folder: ['Policies', '{term}', 'Workers Compensation'],
    name: 'Experience Mod Worksheet.pdf',
    type: 'MOD_SHEET',
    by: manager,
    daysAgo: 96,
    lines: [
      'Experience rating worksheet',
      'Mod for the coming term: 0.88',
      'Primary losses and expected losses by class follow.',
    ],
  },
  {
    account: 'ACME',
    folder: ['Policies', '{last}'],
    name: 'Umbrella Policy.pdf',
    type: 'POLICY',
    by: manager,
    daysAgo: 675,
    tags: ['{last}'],
    lines: ['Commercial Umbrella', 'Carrier: Granite Mutual', 'Limit: $5,000,000 each occurrence'],
  },
  {
    account: 'ACME',
    folder: ['Loss runs'],
    name: 'Granite Mutual Loss Run.pdf',
    type: 'LOSS_RUN',
    by: manager,
    daysAgo: 21,
    tags: ['renewal'],
    seenBy: [owner],
    lines: ['Loss run, five years', 'Valued within the last 30 days', 'Open claims: 2    Total incurred: $184,250'],
  },
  {
    account: 'ACME',
    folder: ['Contracts'],
    name: 'Lakeview Tower Subcontract.pdf',
    type: 'CONTRACT',
    by: owner,
    daysAgo: 6,
    tags: ['Lakeview Tower'],
    lines: [
      'Subcontract agreement',
      'Insurance requirements: Exhibit D',
      'Waiver of subrogation in favor of owner and contractor.',
    ],
  },
  {
    account: 'ACME',
    folder: ['Contracts'],
    name: 'Harborfront Garage Exhibit D.pdf',
    type: 'CONTRACT',
    by: owner,
    daysAgo: 2,
    lines: ['Exhibit D: insurance requirements', 'Umbrella of at least $10,000,000 during the work.'],
  },
  {
    account: 'ACME',
    folder: ['Safety'],
    name: 'Safety Manual.pdf',
    type: 'SAFETY_MANUAL',
    by: owner,
    daysAgo: 140,
    versions: 3,
    lines: ['Safety manual', 'Fall protection, trenching, silica, hot work, incident reporting.'],
  },
  {
    account: 'ACME',
    folder: [],
    name: 'Premium Audit Summary.pdf',
    type: 'AUDIT',
    by: manager,
    daysAgo: 48,
    lines: ['Final premium audit', 'Audited payroll: $6,412,900    Additional premium: $8,140'],
  },
  {
    account: 'ACME',
    folder: [],
    name: 'Reviewed Financial Statement.pdf',
    type: 'FINANCIAL',
    by: owner,
    daysAgo: 75,
    lines: ['Reviewed financial statement', 'Statement of income, balance sheet and notes.'],
  },
  {
    account: 'ACME',
    folder: ['Renewal strategy'],
    name: 'Market Strategy Notes.pdf',
    type: 'CORRESPONDENCE',
    by: 'advisor@harbor.test',
    daysAgo: 9,
    isInternal: true,
    lines: ['Renewal strategy, for the brokerage', 'Approach three markets for the umbrella; incumbent expects +12%.'],
  },
  {
    account: 'ACME',
    folder: [],
    name: 'Old Vehicle List.pdf',
    type: 'OTHER',
    by: owner,
    daysAgo: 30,
    isTrashed: true,
    lines: ['Vehicle list', 'Replaced by the schedule of vehicles.'],
  },
  {
    account: 'BAYSIDE',
    folder: ['Policies', '{term}'],
    name: 'Commercial Property Policy.pdf',
    type: 'POLICY',
    by: manager,
    daysAgo: 180,
    tags: ['{term}'],
    lines: ['Commercial Property', 'Carrier: Ridgeway Property', 'Blanket limit over 240 locations, replacement cost.'],
  },
  {
    account: 'BAYSIDE',
    folder: ['Lenders'],
    name: 'Loan Insurance Requirements.pdf',
    type: 'CONTRACT',
    by: 'multi@acme.test',
    daysAgo: 33,
    lines: [
      'Insurance requirements of the loan agreement',
      'Mortgagee clause, rent loss for 18 months, ordinance or law.',
    ],
  },
  {
    account: 'DOELAW',
    folder: ['Policies', '{term}'],
    name: 'Lawyers Professional Liability Policy.pdf',
    type: 'POLICY',
    by: 'lawyer@doelaw.test',
    daysAgo: 120,
    lines: ['Lawyers Professional Liability', 'Claims made and reported', 'Limits: $2,000,000 / $4,000,000'],
  },
]
