import { laterStepNames, type LeadStep } from '@portico/contract/areas/renewals/lead-times.ts'
import type { CriticalStep } from '@portico/contract/areas/renewals/renewal.shapes.ts'
import type { RenewalStage } from '@portico/contract/areas/renewals/renewal-stages.ts'
import { type SectionKind, sectionNames } from '@portico/contract/areas/renewals/section-kinds.ts'
import type { SectionStatus } from '@portico/contract/areas/renewals/section-marks.ts'
import activity from './renewals.activity.json'

export const stageNames: Readonly<Record<RenewalStage, string>> = activity.codes

export const statusNames: Readonly<Record<SectionStatus, string>> = {
  NOT_STARTED: 'Not started',
  IN_PROGRESS: 'In progress',
  WAITING: 'Waiting',
  IN_REVIEW: 'In review',
  COMPLETE: 'Complete',
  N_A: 'Not applicable',
}

export const leadStepNames: Readonly<Record<LeadStep, string>> = {
  SECTIONS: 'Sections',
  ...laterStepNames,
}

/** The name of a step of the critical path: a section, or what follows them. */
export const stepName = (step: CriticalStep['step']): string => ({ ...sectionNames, ...laterStepNames })[step]

export const sideNames: Readonly<Record<CriticalStep['side'], string>> = {
  CLIENT: 'Client',
  BROKER: 'Brokerage',
  MARKET: 'Market',
}

export const pathStateNames: Readonly<Record<CriticalStep['state'], string>> = {
  DONE: 'Done',
  ON_TIME: 'On time',
  SLIPPING: 'Slipping',
  LATE: 'Late',
}

const sectionPages: Readonly<Record<SectionKind, string>> = {
  PROFILE: 'profile',
  SCHEDULES: 'schedules',
  APPLICATIONS: 'applications',
  LOSS_RUNS: 'loss-runs',
  MOD: 'experience',
  FINANCIALS: 'financials',
  DOCUMENTS: 'documents',
  SUBJECTIVITIES: 'subjectivities',
}

/** The pages that show one renewal. */
export type CyclePage =
  | 'renewal'
  | 'selection'
  | 'submit-to-advisor'
  | 'internal-quote-review'
  | 'quote-review'
  | 'subjectivities'
  | 'bind-decision'

/** The page on which a section is filled in. */
export const sectionPath = (accountId: string, kind: SectionKind, cycleId: string): string =>
  kind === 'SUBJECTIVITIES' ? cyclePath(accountId, 'subjectivities', cycleId) : pageOf(accountId, sectionPages[kind])

/** A page of an account. */
export const pageOf = (accountId: string, page: string): string => `/${encodeURIComponent(accountId)}/${page}`

/** A page of an account that shows one of its renewals, that renewal on it. */
export const cyclePath = (accountId: string, page: CyclePage, cycleId: string): string =>
  `${pageOf(accountId, page)}?cycle=${encodeURIComponent(cycleId)}`

/** Who can read the reason for a section's status. */
export const reasonReaders = 'Visible to everyone who works on this section.'
