import { carrierContact } from '@portico/contract/areas/claims/carrier-contact.shapes.ts'
import { certificateHolder } from '@portico/contract/areas/certificates/certificate-holder.shapes.ts'
import { claimDeadlineRule } from '@portico/contract/areas/claims/claim-deadline-rule.shapes.ts'
import { figureKeys } from '@portico/contract/areas/financials/figures.ts'
import { financialYear } from '@portico/contract/areas/financials/financial.shapes.ts'
import { carrierNaic } from '@portico/contract/areas/carriers/carrier-naic.shapes.ts'
import { quickLink } from '@portico/contract/areas/links/link.shapes.ts'
import { lossRunRule } from '@portico/contract/areas/losses/loss-run-rule.shapes.ts'
import { task } from '@portico/contract/areas/tasks/task.shapes.ts'
import { requirementSet, vendor } from '@portico/contract/areas/vendors/vendor.shapes.ts'
import type { RecordType } from '../../platform/records/record-types.ts'

/** A record as its calls answer it. */
export interface Sampled {
  readonly id: string
  readonly version?: number
}

/** What the tests of all records need to know of one of them. */
export interface RecordSample {
  readonly record: RecordType
  /** Where records are added; one of them is below it. */
  readonly path: (tenant: string) => string
  readonly tenant: string
  /** Holds every right to the records of the tenant. */
  readonly keeper: string
  /** Only reads them; the brokerage has no such user. */
  readonly viewer?: string
  readonly stranger: string
  /** A valid draft, for each number another. */
  readonly draft: (number: number) => Readonly<Record<string, unknown>>
  /** A valid change; none where the record does not change. */
  readonly change?: Readonly<Record<string, unknown>>
  readonly changesAtItsPath?: true
  /** The record of a draft in the answer to a write. */
  readonly found: (body: never, draft: Readonly<Record<string, unknown>>) => Sampled | undefined
}

const ofAcme = { tenant: 'ACME', keeper: 'owner@acme.test', viewer: 'viewer@acme.test', stranger: 'owner@ridge.test' }

const likeDraft =
  (field: string) => (body: readonly (Sampled & Record<string, unknown>)[], draft: Readonly<Record<string, unknown>>) =>
    body.find((each) => each[field] === draft[field])

const sampleRequirement = {
  isRequired: true,
  limit: 100_000_000,
  aggregate: null,
  additionalInsured: false,
  waiver: false,
  primary: false,
  noticeDays: null,
}

export const recordSamples: readonly RecordSample[] = [
  {
    ...ofAcme,
    record: quickLink,
    path: (account) => `/api/accounts/${account}/hotlinks`,
    draft: (number) => ({ displayText: `Sample ${number}`, linkValue: 'www.example.com' }),
    found: likeDraft('displayText'),
  },
  {
    ...ofAcme,
    record: task,
    path: (account) => `/api/accounts/${account}/tasks`,
    draft: (number) => ({ details: `Count sample ${number}` }),
    change: { dueEpoch: Date.UTC(2027, 0, 4, 12) },
    changesAtItsPath: true,
    found: ({ all }: { all: never[] }, draft) => likeDraft('details')(all, draft),
  },
  {
    ...ofAcme,
    record: financialYear,
    path: (account) => `/api/accounts/${account}/financials`,
    draft: (number) => ({
      fiscalYearEnd: `${1950 + number}-12-31`,
      isInterim: false,
      statementKind: 'AUDITED',
      currency: 'USD',
      isOtherCurrency: false,
      note: 'A sample',
      figures: { [figureKeys[0]!]: 100_000 },
    }),
    change: { note: 'A corrected sample' },
    found: (body: Sampled) => body,
  },
  {
    ...ofAcme,
    record: vendor,
    path: (account) => `/api/accounts/${account}/vendors`,
    draft: (number) => ({
      name: `Sample Vendor ${number}`,
      contact: '',
      email: 'vendor@sample.test',
      trade: 'Roofing',
      requirementSetId: null,
      spend: null,
      spendOn: null,
      remindersOn: true,
    }),
    change: { trade: 'Painting' },
    found: (body: Sampled) => body,
  },
  {
    ...ofAcme,
    record: requirementSet,
    path: (account) => `/api/accounts/${account}/vendor-requirement-sets`,
    draft: (number) => ({ name: `Sample requirements ${number}`, lines: { AUTO: sampleRequirement } }),
    change: { name: 'Changed requirements' },
    found: (body: Sampled) => body,
  },
  {
    record: lossRunRule,
    tenant: 'HARBOR',
    keeper: 'broker-admin@harbor.test',
    stranger: 'advisor@summit.test',
    path: (brokerage) => `/api/brokerages/${brokerage}/loss-run-rules`,
    draft: (number) => ({
      level: 'BROKERAGE',
      state: 'OR',
      days: 15,
      kind: 'CALENDAR',
      source: 'House rule',
      fromOn: `${1950 + number}-01-01`,
    }),
    change: { days: 20 },
    found: likeDraft('fromOn'),
  },
  {
    record: claimDeadlineRule,
    tenant: 'HARBOR',
    keeper: 'broker-admin@harbor.test',
    stranger: 'advisor@summit.test',
    path: (brokerage) => `/api/brokerages/${brokerage}/claim-deadline-rules`,
    draft: (number) => ({
      level: 'BROKERAGE',
      kind: 'EMPLOYER_REPORT',
      state: 'OR',
      amount: 5,
      unit: 'CALENDAR',
      source: 'House rule',
      fromOn: `${1950 + number}-01-01`,
    }),
    change: { amount: 6 },
    found: likeDraft('fromOn'),
  },
  {
    record: carrierContact,
    tenant: 'HARBOR',
    keeper: 'claims@harbor.test',
    stranger: 'advisor@summit.test',
    path: (brokerage) => `/api/brokerages/${brokerage}/carrier-claims-contacts`,
    draft: (number) => ({ carrier: `Sample Mutual ${number}`, email: 'claims@sample.test', hotline: '' }),
    change: { hotline: '(555) 010-0101' },
    found: likeDraft('carrier'),
  },
  {
    record: carrierNaic,
    tenant: 'HARBOR',
    keeper: 'claims@harbor.test',
    stranger: 'advisor@summit.test',
    path: (brokerage) => `/api/brokerages/${brokerage}/carrier-naic-numbers`,
    draft: (number) => ({ carrier: `Numbered Mutual ${number}`, naic: '12345' }),
    change: { naic: '54321' },
    found: likeDraft('carrier'),
  },
  {
    ...ofAcme,
    record: certificateHolder,
    path: (account) => `/api/accounts/${account}/certificate-holders`,
    draft: (number) => ({
      name: `Sample Builders ${number}`,
      street: '210 Foundry Street',
      city: 'Columbus',
      state: 'OH',
      zip: '43215',
      interest: 'CERTIFICATE',
    }),
    change: { asset: '88 Harbor Avenue' },
    found: (body: Sampled) => body,
  },
]
