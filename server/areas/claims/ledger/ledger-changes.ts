import { claimMessages } from '@portico/contract/areas/claims/claim.messages.ts'
import type { LedgerLoss } from '@portico/contract/areas/claims/ledger/claim-ledger.shapes.ts'
import type { LossAmounts } from '@portico/contract/areas/losses/loss.rules.ts'
import type { ValuationSource } from '@portico/contract/areas/losses/ledger/valuation.shapes.ts'
import type { AccountContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { insertIfAbsent, type NewRow, saveRow } from '../../../platform/database/rows.ts'
import { unprocessable } from '../../../platform/error-response.ts'
import type { ClaimReader } from '@portico/contract/areas/claims/reading/claim-reader.ts'
import { newestLoss } from './ledger-losses.view.ts'

/** Whether someone keeps the loss ledger: brokerage staff who may read loss runs do. */
export const mayManageLedger = ({ isStaff, mayWrite, seesLossRuns }: ClaimReader): boolean =>
  isStaff && mayWrite && seesLossRuns

/** A loss in the newest loss run that lists it; rejects any other. */
export async function chosenLoss(tx: Tx, reader: ClaimReader, lossId: string): Promise<LedgerLoss> {
  const loss = await newestLoss(tx, reader, lossId)
  if (loss === undefined) throw unprocessable({ lossId: claimMessages.unknownLoss }, claimMessages.unknownLoss)
  return loss
}

/** Records that a loss is, or is not, a claim; false if that was decided before. */
export const decideLoss = (
  tx: Tx,
  { account, actor, platform }: AccountContext,
  claimId: string,
  { policyId, claimNumber }: LedgerLoss,
  decided: Pick<NewRow<'claim_loss_links'>, 'state' | 'reviewed_loss' | 'reviewed_version'>,
): Promise<boolean> =>
  insertIfAbsent(tx, 'claim_loss_links', {
    account_code: account.account,
    claim_id: claimId,
    policy_id: policyId,
    loss_key: claimNumber.toLowerCase(),
    ...decided,
    decided_by: actor.userId,
    decided_at: platform.now(),
  })

/** Saves what a claim was worth on a day. One of the same day and source is replaced. */
export async function saveValuation(
  tx: Tx,
  context: AccountContext,
  claimId: string,
  valuation: LossAmounts & { readonly valuedOn: string; readonly source: ValuationSource; readonly note: string },
): Promise<void> {
  const { paid, reserve, recovered } = valuation
  await saveRow(tx, 'claim_valuations', ['account_code', 'claim_id', 'valued_on', 'source'], {
    account_code: context.account.account,
    claim_id: claimId,
    valued_on: valuation.valuedOn,
    source: valuation.source,
    paid_indemnity: paid.indemnity,
    paid_medical: paid.medical,
    paid_expense: paid.expense,
    reserve_indemnity: reserve.indemnity,
    reserve_medical: reserve.medical,
    reserve_expense: reserve.expense,
    recovered_indemnity: recovered.indemnity,
    recovered_medical: recovered.medical,
    recovered_expense: recovered.expense,
    note: valuation.note,
    created_by: context.actor.userId,
    created_at: context.platform.now(),
  })
}
