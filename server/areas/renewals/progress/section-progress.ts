import type { Blocker, RenewalLine, RenewalSection } from '@portico/contract/areas/renewals/renewal.shapes.ts'
import type { AccountAccess } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/database/database.ts'

/** How far a section is by what it holds. Links without a leading stroke are pages of the account. */
export interface SectionProgress {
  readonly percent: number
  readonly blockers: readonly Blocker[]
  readonly parts: readonly RenewalSection['parts'][number][]
  /** Values that differ from last year, or files received since; null if unknown. */
  readonly changed: number | null
}

/** What is to be made ready, and for which term. */
export interface Asked {
  readonly access: Pick<AccountAccess, 'account' | 'brokerage'>
  readonly effectiveOn: string
  readonly today: string
  readonly lines: readonly RenewalLine[]
  /** The schedules that the account keeps. */
  readonly scheduleTypes: readonly string[]
}

/** Computes one section's progress. */
export type Progress = (tx: Tx, asked: Asked) => Promise<SectionProgress>
