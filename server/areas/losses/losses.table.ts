import type { LossRunRule } from '@portico/contract/areas/losses/loss-run-rule.shapes.ts'
import type {
  FindingKind,
  LossRunRequest,
  LossRunTerm,
  LossRunTotals,
} from '@portico/contract/areas/losses/loss-run.shapes.ts'
import type { LossCause } from '@portico/contract/areas/losses/loss-causes.ts'
import type { Loss } from '@portico/contract/areas/losses/loss.shapes.ts'
import type { Generated, JSONColumnType } from 'kysely'

/** Totals of the losses when their difference from the document was acknowledged. */
export interface AcknowledgedDifference {
  readonly entered: LossRunTotals
  readonly document: LossRunTotals
  readonly reason: string
  readonly by: string
}

export type LossTables = {
  loss_run_rules: {
    id: string
    brokerage_code: string | null
    state: string
    days: number
    kind: LossRunRule['kind']
    source: string
    from_on: string
    version: Generated<number>
    created_by: string | null
    created_at: Date
  }
  loss_run_requests: {
    account_code: string
    id: string
    carrier: string
    carrier_email: string
    state: string
    terms: JSONColumnType<LossRunTerm[]>
    signer_name: string
    signer_title: string
    signature: string
    authorization_text: string
    sent_on: string
    due_on: string | null
    rule: JSONColumnType<LossRunRule | null, string | null, string | null>
    letter_id: string
    follow_ups: JSONColumnType<LossRunRequest['followUps'], string | undefined, string>
    withdrawn_reason: string | null
    reminded_on: string | null
    version: Generated<number>
    created_by: string
    created_at: Date
  }
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
  losses: {
    account_code: string
    id: string
    run_id: string
    policy_id: string
    claim_number: string
    loss_on: string
    reported_on: string | null
    claimant: string
    cause: LossCause
    description: string
    status: Loss['status']
    paid_indemnity: number
    paid_medical: number
    paid_expense: number
    reserve_indemnity: number
    reserve_medical: number
    reserve_expense: number
    recovered_indemnity: number
    recovered_medical: number
    recovered_expense: number
    page: number | null
    version: Generated<number>
    created_by: string | null
    created_at: Date
  }
}
