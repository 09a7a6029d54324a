import { auditedLoss } from '@portico/contract/areas/claims/ledger/claim-ledger.rules.ts'
import { claimMessages } from '@portico/contract/areas/claims/claim.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand, unprocessable } from '../../../platform/error-response.ts'
import { change } from '../../events/events.public.ts'
import { claimView } from '../claim-details.view.ts'
import { saveClaim } from '../claim.store.ts'
import { demandReader } from '../claims.access.ts'
import { chosenLoss, decideLoss, ledgerClaim, mayManageLedger } from './ledger-changes.ts'

/** Records that a loss is another claim, so that it is not proposed again. */
export const declineLoss: Handler<'POST /api/accounts/{accountId}/claims/{claimId}/declined-losses'> = async (
  context,
  { params, body },
) =>
  context.write(async (tx) => {
    const reader = demandReader(context)
    demand(mayManageLedger(reader), claimMessages.onlyStaff)
    const from = { id: params.claimId, version: body.version }
    const claim = await ledgerClaim(tx, context, reader, from)
    const loss = await chosenLoss(tx, reader, body.lossId)
    const declined = { state: 'DECLINED', reviewed_loss: null, reviewed_version: null } as const
    if (!(await decideLoss(tx, context, claim.id, loss, declined)))
      throw unprocessable({ lossId: claimMessages.linkedAlready }, claimMessages.linkedAlready)
    await saveClaim(tx, context, reader, from, {})
    await tx.record({
      action: 'claim.decline-loss',
      subject: { type: 'claim', id: claim.id },
      after: { number: claim.ourNumber, ...auditedLoss(loss) },
      events: [change(reader.account, 'claims'), change(reader.account, 'losses')],
    })
    return { status: 200, body: await claimView(tx, context, reader, claim.id) }
  })
