import type { Handler } from '../../../platform/context.ts'
import { sideOf, transferDetail } from './transfer-detail.ts'
import { wantedTransfer } from './transfers.view.ts'

/** A transfer from or to a brokerage, with what moves. */
export const getBrokerageTransfer: Handler<'GET /api/brokerages/{brokerCode}/account-transfers/{transferId}'> = async (
  context,
  { params: { transferId } },
) => {
  const { brokerage } = context.brokerage
  return {
    status: 200,
    body: await context.read(async (tx) => {
      const transfer = await wantedTransfer(tx, transferId, brokerage)
      return transferDetail(tx, transfer, sideOf(transfer, brokerage))
    }),
  }
}
