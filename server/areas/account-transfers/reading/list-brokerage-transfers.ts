import type { Handler } from '../../../platform/context.ts'
import { transfersView } from './transfers.view.ts'

/** The latest transfers from and to a brokerage. */
export const listBrokerageTransfers: Handler<'GET /api/brokerages/{brokerCode}/account-transfers'> = async (
  context,
) => {
  const { brokerage } = context.brokerage
  return { status: 200, body: await context.read((tx) => transfersView(tx, { brokerage })) }
}
