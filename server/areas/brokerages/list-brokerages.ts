import type { Verb } from '../../platform/context.ts'
import { brokerageListView } from './brokerage.view.ts'

/** The brokerages that the user works for. */
export const listBrokerages: Verb<'GET /api/brokerages'> = async (context, { query }) => ({
  status: 200,
  body: await context.read((tx) => brokerageListView(tx, context.actor, query)),
})
