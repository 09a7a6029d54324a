import type { Handler } from '../../platform/context.ts'
import { brokerageListView } from './brokerage.view.ts'

/** The brokerages that the user works for. */
export const listBrokerages: Handler<'GET /api/brokerages'> = async (context, { query }) => ({
  status: 200,
  body: await context.read((tx) => brokerageListView(tx, context.actor, query)),
})
