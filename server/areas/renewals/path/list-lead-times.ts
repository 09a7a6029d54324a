import type { Handler } from '../../../platform/context.ts'
import { leadTimesView } from './lead-times.view.ts'

/** The lead times of a brokerage, of every step at least the usual one. */
export const listLeadTimes: Handler<'GET /api/brokerages/{brokerCode}/renewal-lead-times'> = async (context) => ({
  status: 200,
  body: await context.read((tx) => leadTimesView(tx, context.brokerage.brokerage)),
})
