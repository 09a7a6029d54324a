import type { Handler } from '../../platform/context.ts'
import { brokerageView } from './brokerage.view.ts'

/** One brokerage. */
export const getBrokerage: Handler<'GET /api/brokerages/{brokerCode}'> = async (context) => ({
  status: 200,
  body: await context.read((tx) => brokerageView(tx, context.actor, context.brokerage.brokerage)),
})
