import type { RenewalStage } from '@portico/contract/areas/renewals/renewal-stages.ts'
import type { SectionKind } from '@portico/contract/areas/renewals/section-kinds.ts'
import type { SectionMark } from '@portico/contract/areas/renewals/section-marks.ts'

/** A section as people have worked on it. Days are counted from today, back where negative. */
interface DemoSection {
  readonly kind: SectionKind
  readonly owner?: string
  readonly dueInDays?: number
  readonly mark?: { readonly as: SectionMark; readonly by: string; readonly inDays: number }
  readonly nudge?: { readonly to: string; readonly by: string; readonly inDays: number; readonly note: string }
}

interface DemoRenewal {
  readonly account: string
  /** Years before the account's next renewal. */
  readonly yearsBack: number
  /** Days before its date on which it started. */
  readonly begunDaysBefore: number
  /** Who started it; undefined if the portal did. */
  readonly startedBy?: string
  /** When it reached each stage after the kickoff, in days before its date. */
  readonly stages: readonly { readonly stage: RenewalStage; readonly daysBefore: number; readonly by: string }[]
  readonly sections: readonly DemoSection[]
  /** Lines in addition to the expiring ones: dollars. */
  readonly newLines?: readonly { readonly line: string; readonly cover: string; readonly limit: number }[]
}

const manager = 'manager@harbor.test'
const advisor = 'advisor@harbor.test'
const owner = 'owner@acme.test'

export const demoRenewals: readonly DemoRenewal[] = [
  {
    account: 'ACME',
    yearsBack: 1,
    begunDaysBefore: 120,
    stages: [
      { stage: 'TO_MARKET', daysBefore: 88, by: owner },
      { stage: 'PROPOSAL', daysBefore: 29, by: manager },
      { stage: 'BIND_ORDER', daysBefore: 13, by: advisor },
      { stage: 'BOUND', daysBefore: 2, by: manager },
    ],
    sections: (['PROFILE', 'SCHEDULES', 'APPLICATIONS', 'LOSS_RUNS', 'MOD', 'FINANCIALS'] as const).map((kind, at) => ({
      kind,
      mark: { as: 'COMPLETE' as const, by: at < 3 ? owner : manager, inDays: 45 - 365 - 104 + at },
    })),
  },
  {
    account: 'ACME',
    yearsBack: 0,
    begunDaysBefore: 120,
    stages: [
      { stage: 'TO_MARKET', daysBefore: 84, by: owner },
      { stage: 'PROPOSAL', daysBefore: 52, by: advisor },
      { stage: 'BIND_ORDER', daysBefore: 46, by: owner },
    ],
    sections: [
      { kind: 'PROFILE', owner, dueInDays: 6 },
      {
        kind: 'SCHEDULES',
        owner: 'user@acme.test',
        dueInDays: -3,
        nudge: { to: 'user@acme.test', by: manager, inDays: -2, note: 'The markets ask for the vehicle list first' },
      },
      { kind: 'APPLICATIONS', owner, dueInDays: 10 },
      {
        kind: 'LOSS_RUNS',
        owner: 'claims@harbor.test',
        dueInDays: 8,
        mark: { as: 'WAITING', by: 'claims@harbor.test', inDays: -12 },
      },
      { kind: 'MOD', owner: manager, dueInDays: 12, mark: { as: 'IN_REVIEW', by: manager, inDays: -4 } },
      { kind: 'FINANCIALS', owner, dueInDays: -5, mark: { as: 'COMPLETE', by: owner, inDays: -9 } },
    ],
  },
  {
    account: 'NORTH',
    yearsBack: 0,
    begunDaysBefore: 120,
    stages: [],
    sections: [
      { kind: 'SCHEDULES', owner: manager, dueInDays: 4 },
      { kind: 'FINANCIALS', mark: { as: 'N_A', by: manager, inDays: -15 } },
    ],
  },
  {
    account: 'BAYSIDE',
    yearsBack: 0,
    begunDaysBefore: 137,
    startedBy: advisor,
    stages: [],
    sections: [{ kind: 'SCHEDULES', owner: 'multi@acme.test', dueInDays: 21 }],
  },
  {
    account: 'PROSPER',
    yearsBack: 0,
    begunDaysBefore: 118,
    startedBy: advisor,
    stages: [
      { stage: 'TO_MARKET', daysBefore: 111, by: advisor },
      { stage: 'PROPOSAL', daysBefore: 101, by: advisor },
    ],
    sections: [{ kind: 'PROFILE', owner: 'prospect@prosper.test', dueInDays: 14 }],
    newLines: [
      { line: 'GENERAL_LIABILITY', cover: 'Each occurrence', limit: 1_000_000 },
      { line: 'PRODUCT_LIABILITY', cover: 'Products and completed operations', limit: 2_000_000 },
      { line: 'CYBER', cover: 'Network security and privacy', limit: 1_000_000 },
    ],
  },
  {
    account: 'DOELAW',
    yearsBack: 0,
    begunDaysBefore: 214,
    startedBy: 'admin@portico.test',
    stages: [
      { stage: 'TO_MARKET', daysBefore: 212, by: 'admin@portico.test' },
      { stage: 'PROPOSAL', daysBefore: 206, by: 'admin@portico.test' },
    ],
    sections: [],
  },
]
