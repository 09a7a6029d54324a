import type { Handler } from '../../../platform/context.ts'
import { fieldDataView } from './field-data.view.ts'

/** Required fields that are blank on the accounts of a brokerage. */
export const listFieldData: Handler<'GET /api/brokerages/{brokerCode}/field-data'> = async (context, { query }) => {
  const asked = { ...query, brokerage: context.brokerage.brokerage }
  return { status: 200, body: await context.read((tx) => fieldDataView(tx, asked)) }
}
