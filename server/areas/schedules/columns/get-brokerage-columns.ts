import type { Handler } from '../../../platform/context.ts'
import { columnsView } from './columns.view.ts'

/** What a brokerage has decided of the columns of a schedule. */
export const getBrokerageColumns: Handler<'GET /api/broker-admin/{id}/schedule-columns/{type}'> = async (
  context,
  { params: { type } },
) => ({
  status: 200,
  body: await context.read((tx) => columnsView(tx, { brokerage: context.brokerage.brokerage, type })),
})
