import { claimMessages } from '@portico/contract/areas/claims/claim.messages.ts'
import { auditedLoss, comparedFields, lossLabel } from '@portico/contract/areas/claims/ledger/claim-ledger.rules.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand, unprocessable } from '../../../platform/error-response.ts'
import { claimView } from '../claim-details.view.ts'
import { addEntry, ofClaim, reportedToChange, saveClaim } from '../claim.store.ts'
import { demandReader } from '../claims.access.ts'
import { lossLink } from './claim-ledger.view.ts'
import { chosenLoss, decideLoss, mayManageLedger, saveValuation } from './ledger-changes.ts'

/**
 * Links a claim to a loss and takes up the amounts of its newest loss run. What else differs waits for someone to compare.
 */
export const linkLoss: Handler<'PUT /api/accounts/{accountId}/claims/{claimId}/loss'> = async (
  context,
  { params, body },
) =>
  context.write(async (tx) => {
    const reader = demandReader(context)
    demand(mayManageLedger(reader), claimMessages.onlyStaff)
    const from = { id: params.claimId, version: body.version }
    const claim = await reportedToChange(tx, context, reader, from)
    if ((await lossLink(tx, reader.account, claim.id)) !== undefined)
      throw unprocessable({ lossId: claimMessages.linkedAlready }, claimMessages.linkedAlready)
    const loss = await chosenLoss(tx, reader, body.lossId)
    const claimNumber = claim.claimNumber || loss.claimNumber
    const after = comparedFields({ ...claim, claimNumber, valuation: loss }, loss)
    const isSame = after.every((each) => each.isSame)
    const reviewed = { reviewed_loss: isSame ? loss.id : null, reviewed_version: isSame ? loss.version : null }
    if (!(await decideLoss(tx, context, claim.id, loss, { state: 'LINKED', ...reviewed })))
      throw unprocessable({ lossId: claimMessages.lossTaken }, claimMessages.lossTaken)
    await saveValuation(tx, context, claim.id, { ...loss, source: 'LOSS_RUN', note: '' })
    await saveClaim(tx, context, reader, from, { claim_number: claimNumber })
    await addEntry(tx, context, claim.id, { kind: 'DETAILS', text: `Linked to loss ${lossLabel(loss)}` })
    await tx.record({
      ...ofClaim(reader.account, claim.id, 'losses'),
      action: 'claim.link-loss',
      after: { number: claim.ourNumber, ...auditedLoss(loss) },
    })
    return { status: 200, body: await claimView(tx, context, reader, claim.id) }
  })
