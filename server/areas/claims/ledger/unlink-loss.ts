import { claimMessages } from '@portico/contract/areas/claims/claim.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { deleteRow } from '../../../platform/database/rows.ts'
import { demand, unprocessable } from '../../../platform/error-response.ts'
import { claimView } from '../claim-details.view.ts'
import { addEntry, ofClaim, reportedToChange, saveClaim } from '../claim.store.ts'
import { demandReader } from '../claims.access.ts'
import { mayManageLedger } from './ledger-changes.ts'

/** Unlinks a claim from its loss. Valuations taken from loss runs go with the link, so that the loss counts once. */
export const unlinkLoss: Handler<'DELETE /api/accounts/{accountId}/claims/{claimId}/loss'> = async (
  context,
  { params, query },
) =>
  context.write(async (tx) => {
    const reader = demandReader(context)
    demand(mayManageLedger(reader), claimMessages.onlyStaff)
    const from = { id: params.claimId, version: query.version }
    const claim = await reportedToChange(tx, context, reader, from)
    const key = { account_code: reader.account, claim_id: claim.id }
    if (!(await deleteRow(tx, 'claim_loss_links', { ...key, state: 'LINKED' })))
      throw unprocessable({ lossId: claimMessages.notLinked }, claimMessages.notLinked)
    await deleteRow(tx, 'claim_valuations', { ...key, source: 'LOSS_RUN' })
    await saveClaim(tx, context, reader, from, {})
    await addEntry(tx, context, claim.id, { kind: 'DETAILS', text: 'Unlinked from its loss' })
    await tx.record({
      ...ofClaim(reader.account, claim.id, 'losses'),
      action: 'claim.unlink-loss',
      after: { number: claim.ourNumber },
    })
    return { status: 200, body: await claimView(tx, context, reader, claim.id) }
  })
