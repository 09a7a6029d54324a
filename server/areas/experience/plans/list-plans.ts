import type { Handler } from '../../../platform/context.ts'
import { plansView } from '../plan.view.ts'

/** The state values of a brokerage. */
export const listPlans: Handler<'GET /api/brokerages/{brokerCode}/mod-plans'> = async (context) => ({
  status: 200,
  body: await context.read((tx) => plansView(tx, context.brokerage.brokerage)),
})
