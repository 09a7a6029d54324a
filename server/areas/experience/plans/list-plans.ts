import type { Verb } from '../../../platform/context.ts'
import { plansView } from '../plan.view.ts'

/** The state values of a brokerage. */
export const listPlans: Verb<'GET /api/brokerages/{brokerCode}/mod-plans'> = async (context) => ({
  status: 200,
  body: await context.read((tx) => plansView(tx, context.brokerage.brokerage)),
})
