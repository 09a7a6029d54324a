import type { Handler } from '../../../platform/context.ts'
import { brokeragePeopleView } from './brokerage-people.view.ts'

/** The staff of a brokerage, by name. */
export const listBrokeragePeople: Handler<'GET /api/brokerages/{brokerCode}/people'> = async (context, { query }) => ({
  status: 200,
  body: await context.read((tx) => brokeragePeopleView(tx, context, query)),
})
