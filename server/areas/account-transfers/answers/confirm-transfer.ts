import { transferMessages } from '@portico/contract/areas/account-transfers/transfer.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand } from '../../../platform/error-response.ts'
import { takeStep } from '../steps/take-step.ts'
import { sideOf, transferDetail } from '../reading/transfer-detail.ts'
import { lockTransfer } from '../transfers.store.ts'
import { wantedTransfer } from '../reading/transfers.view.ts'

/** Confirms a transfer for one of the two brokerages. */
export const confirmTransfer: Handler<
  'POST /api/brokerages/{brokerCode}/account-transfers/{transferId}/confirm'
> = async (context, { params: { transferId } }) =>
  context.write(async (tx) => {
    const { platform, actor } = context
    const { brokerage } = context.brokerage
    // A platform administrator who proposes cannot consent for a brokerage as well.
    demand(actor.brokerages.has(brokerage), transferMessages.otherSide)
    const side = sideOf(await wantedTransfer(tx, transferId, brokerage), brokerage)
    const stored = await lockTransfer(tx, transferId)
    const [by, at] = [actor.userId, platform.now()]
    const otherBy = side === 'FROM' ? stored.to_confirmed_by : stored.from_confirmed_by
    demand(otherBy !== by, transferMessages.samePerson)
    const changes =
      side === 'FROM' ? { from_confirmed_by: by, from_confirmed_at: at } : { to_confirmed_by: by, to_confirmed_at: at }
    const step = side === 'FROM' ? 'CONFIRM_FROM' : 'CONFIRM_TO'
    const { transfer, entry } = await takeStep(tx, platform, stored, { step, side, by, changes })
    await tx.record(entry)
    return { status: 200, body: await transferDetail(tx, transfer, side) }
  })
