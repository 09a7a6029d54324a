import { claimMessages } from '@portico/contract/areas/claims/claim.messages.ts'
import { moveOf } from '@portico/contract/areas/claims/claim.rules.ts'
import {
  acceptedAmounts,
  auditedLoss,
  lossLabel,
  moveTowards,
  updateFieldNames,
} from '@portico/contract/areas/claims/ledger/claim-ledger.rules.ts'
import type { LedgerLoss, UpdateField } from '@portico/contract/areas/claims/ledger/claim-ledger.shapes.ts'
import type { AccountContext, Handler } from '../../../platform/context.ts'
import { updateRow } from '../../../platform/database/rows.ts'
import { demand, unprocessable } from '../../../platform/error-response.ts'
import type { WriteTx } from '../../../platform/write.ts'
import { claimView } from '../claim-details.view.ts'
import { addEntry, auditedClaim, ofClaim, reportedToChange, saveClaim } from '../claim.store.ts'
import { demandReader } from '../claims.access.ts'
import type { ClaimRecord } from '@portico/contract/areas/claims/reading/claim-record.ts'
import { notifySide } from '../notify.ts'
import { lossLink } from './claim-ledger.view.ts'
import { mayManageLedger, saveValuation } from './ledger-changes.ts'
import { linkedLoss } from './ledger-losses.view.ts'
import { valuationsView } from './valuations.view.ts'

/** Accepts fields of the newest loss run of a claim. What is not accepted stays, and is not asked about again. */
export const reviewLoss: Handler<'POST /api/accounts/{accountId}/claims/{claimId}/loss-reviews'> = async (
  context,
  { params, body },
) =>
  context.write(async (tx) => {
    const reader = demandReader(context)
    demand(mayManageLedger(reader), claimMessages.onlyStaff)
    const from = { id: params.claimId, version: body.version }
    const claim = await reportedToChange(tx, context, reader, from)
    const link = await lossLink(tx, reader.account, claim.id)
    const loss = link && (await linkedLoss(tx, reader, link))
    if (loss === undefined) throw unprocessable({ lossId: claimMessages.notLinked }, claimMessages.notLinked)
    if (loss.id !== body.lossId || loss.version !== body.lossVersion)
      throw unprocessable({ lossId: claimMessages.lossMoved }, claimMessages.lossMoved)
    const accept = [...new Set(body.accept)]
    const [before = null] = await valuationsView(tx, reader.account, claim.id)
    const amounts = acceptedAmounts(before, loss, accept)
    if (amounts !== undefined)
      await saveValuation(tx, context, claim.id, { ...amounts, valuedOn: loss.valuedOn, source: 'LOSS_RUN', note: '' })
    const changes = changesOf(claim, loss, accept)
    await saveClaim(tx, context, reader, from, changes)
    await updateRow(
      tx,
      'claim_loss_links',
      { account_code: reader.account, claim_id: claim.id, state: 'LINKED' },
      { reviewed_loss: loss.id, reviewed_version: loss.version },
    )
    await addEntry(tx, context, claim.id, { kind: 'DETAILS', text: reviewText(loss, accept) })
    await tellOfMove(tx, context, claim, loss, accept)
    await tx.record({
      ...ofClaim(reader.account, claim.id, 'losses'),
      action: 'claim.review-loss',
      before: { ...auditedClaim(claim), incurred: before?.incurred ?? null },
      after: { ...auditedClaim(claim), ...changes, ...auditedLoss(loss), accepted: accept },
    })
    return { status: 200, body: await claimView(tx, context, reader, claim.id) }
  })

const acceptedMove = ({ status }: ClaimRecord, loss: LedgerLoss, accept: readonly UpdateField[]) => {
  const name = accept.includes('status') ? moveTowards(status, loss) : undefined
  return name === undefined ? undefined : moveOf(name)
}

function changesOf(claim: ClaimRecord, loss: LedgerLoss, accept: readonly UpdateField[]) {
  const move = acceptedMove(claim, loss, accept)
  return {
    ...(accept.includes('claimNumber') && { claim_number: loss.claimNumber }),
    ...(move !== undefined && { status: move.to, outcome: move.outcome ?? null }),
  }
}

/** Tells the insured of a claim that a loss run closed or opened, as any other change of its state. */
async function tellOfMove(
  tx: WriteTx,
  context: AccountContext,
  claim: ClaimRecord,
  loss: LedgerLoss,
  accept: readonly UpdateField[],
): Promise<void> {
  const move = acceptedMove(claim, loss, accept)
  if (move === undefined) return
  const text = `${move.done}: as of the loss run ${lossLabel(loss)}`
  const notified = await notifySide(tx, context, claim, {
    to: 'INSURED',
    message: `${move.done}: ${claim.ourNumber}`,
    note: null,
  })
  await addEntry(tx, context, claim.id, { kind: 'STATUS', text, notified })
}

const reviewText = (loss: LedgerLoss, accept: readonly UpdateField[]): string =>
  accept.length === 0
    ? `Loss run ${lossLabel(loss)}: nothing accepted`
    : `Loss run ${lossLabel(loss)}: ${accept.map((field) => updateFieldNames[field].toLowerCase()).join(', ')} accepted`
