import type { Verb } from '../../../platform/context.ts'
import { today } from '../today.ts'
import { boardView } from './board.view.ts'

/** The current renewals of a brokerage. */
export const showBoard: Verb<'GET /api/brokerages/{brokerCode}/renewals'> = async (context, { query }) => {
  const asked = { ...query, brokerage: context.brokerage.brokerage, today: today(context.platform) }
  return { status: 200, body: await context.read((tx) => boardView(tx, asked)) }
}
