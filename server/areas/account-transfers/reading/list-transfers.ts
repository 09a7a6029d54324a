import type { Handler } from '../../../platform/context.ts'
import { transfersView } from './transfers.view.ts'

/** The latest transfers of accounts between brokerages. */
export const listTransfers: Handler<'GET /api/administration/account-transfers'> = async (context) => ({
  status: 200,
  body: await context.read((tx) => transfersView(tx, { all: true })),
})
