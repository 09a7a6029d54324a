import type { Handler } from '../../../platform/context.ts'
import { accountCompleteness } from './account-completeness.view.ts'

/** How complete the data of some accounts is, and when their people last logged in. */
export const listAccountCompleteness: Handler<'GET /api/brokerages/{brokerCode}/account-completeness'> = async (
  context,
  { query: { codes } },
) => {
  const asked = { brokerage: context.brokerage.brokerage, codes: codes.split(',') }
  return { status: 200, body: { items: await context.read((tx) => accountCompleteness(tx, asked)) } }
}
