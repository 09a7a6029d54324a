import { auditedLoss } from '@portico/contract/areas/claims/ledger/claim-ledger.rules.ts'
import { claimMessages } from '@portico/contract/areas/claims/claim.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand, unprocessable } from '../../../platform/error-response.ts'
import { claimView } from '../claim-details.view.ts'
import { ofClaim, reportedToChange, saveClaim } from '../claim.store.ts'
import { demandReader } from '../claims.access.ts'
import { chosenLoss, decideLoss, mayManageLedger } from './ledger-changes.ts'

/** Records that a loss is another claim, so that it is not proposed again. */
export const declineLoss: Handler<'POST /api/accounts/{accountId}/claims/{claimId}/declined-losses'> = async (
  context,
  { params, body },
) =>
  context.write(async (tx) => {
    const reader = demandReader(context)
    demand(mayManageLedger(reader), claimMessages.onlyStaff)
    const from = { id: params.claimId, version: body.version }
    const claim = await reportedToChange(tx, context, reader, from)
    const loss = await chosenLoss(tx, reader, body.lossId)
    const declined = { state: 'DECLINED', reviewed_loss: null, reviewed_version: null } as const
    if (!(await decideLoss(tx, context, claim.id, loss, declined)))
      throw unprocessable({ lossId: claimMessages.linkedAlready }, claimMessages.linkedAlready)
    await saveClaim(tx, context, reader, from, {})
    await tx.record({
      ...ofClaim(reader.account, claim.id, 'losses'),
      action: 'claim.decline-loss',
      after: { number: claim.ourNumber, ...auditedLoss(loss) },
    })
    return { status: 200, body: await claimView(tx, context, reader, claim.id) }
  })
