import { transferMessages } from '@portico/contract/areas/account-transfers/transfer.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand } from '../../../platform/error-response.ts'
import { sideOf, transferDetail } from '../reading/transfer-detail.ts'
import { wantedTransfer } from '../reading/transfers.view.ts'
import { takeStep } from '../steps/take-step.ts'
import { lockTransfer } from '../transfers.store.ts'

/** Ends a share at once for one of its two brokerages. */
export const endShare: Handler<'POST /api/brokerages/{brokerCode}/account-shares/{transferId}/end'> = async (
  context,
  { params: { transferId }, body: { reason } },
) =>
  context.write(async (tx) => {
    const { platform, actor } = context
    const { brokerage } = context.brokerage
    demand(actor.brokerages.has(brokerage), transferMessages.otherSide)
    const side = sideOf(await wantedTransfer(tx, transferId, brokerage), brokerage)
    const stored = await lockTransfer(tx, transferId)
    const ending = { step: 'END', side, by: actor.userId, reason } as const
    const { transfer, entry } = await takeStep(tx, platform, stored, ending)
    await tx.record(entry)
    return { status: 200, body: await transferDetail(tx, transfer, side) }
  })
