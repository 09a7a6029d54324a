import type { FindingKind, LossRunTerm, LossRunTotals } from '@portico/contract/areas/losses/loss-run.shapes.ts'
import type { Generated, JSONColumnType } from 'kysely'

/** Totals of the losses when their difference from the document was acknowledged. */
export interface AcknowledgedDifference {
  readonly entered: LossRunTotals
  readonly document: LossRunTotals
  readonly reason: string
  readonly by: string
}

export type RunTables = {
  loss_runs: {
    account_code: string
    id: string
    carrier: string
    insured_name: string
    policy_numbers: string
    period_from: string
    period_to: string
    terms: JSONColumnType<LossRunTerm[]>
    valuation_on: string
    totals: JSONColumnType<LossRunTotals>
    acknowledged: JSONColumnType<{ finding: FindingKind; reason: string }[]>
    difference: JSONColumnType<AcknowledgedDifference | null, string | null | undefined, string | null>
    document_id: string
    file_name: string
    version: Generated<number>
    created_by: string
    created_at: Date
    removed_at: Date | null
  }
}
