import type { Handler } from '../../../platform/context.ts'
import { todayOf } from '../../../platform/dates/today.ts'
import { boardView } from './board.view.ts'

/** The current renewals of a brokerage. */
export const showBoard: Handler<'GET /api/brokerages/{brokerCode}/renewals'> = async (context, { query }) => {
  const asked = { ...query, brokerage: context.brokerage.brokerage, today: todayOf(context) }
  return { status: 200, body: await context.read((tx) => boardView(tx, asked)) }
}
