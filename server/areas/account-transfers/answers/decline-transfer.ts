import { transferMessages } from '@portico/contract/areas/account-transfers/transfer.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand } from '../../../platform/error-response.ts'
import { takeStep } from '../steps/take-step.ts'
import { sideOf, transferDetail } from '../reading/transfer-detail.ts'
import { lockTransfer } from '../transfers.store.ts'
import { wantedTransfer } from '../reading/transfers.view.ts'

/** Declines a transfer for one of the two brokerages, also one that it confirmed. */
export const declineTransfer: Handler<
  'POST /api/brokerages/{brokerCode}/account-transfers/{transferId}/decline'
> = async (context, { params: { transferId }, body: { reason } }) =>
  context.write(async (tx) => {
    const { platform, actor } = context
    const { brokerage } = context.brokerage
    demand(actor.brokerages.has(brokerage), transferMessages.otherSide)
    const side = sideOf(await wantedTransfer(tx, transferId, brokerage), brokerage)
    const stored = await lockTransfer(tx, transferId)
    const { transfer, entry } = await takeStep(tx, platform, stored, {
      step: 'DECLINE',
      side,
      by: actor.userId,
      reason,
    })
    await tx.record(entry)
    return { status: 200, body: await transferDetail(tx, transfer, side) }
  })
