import type { Handler } from '../../platform/context.ts'
import { brokerageFeaturesView } from './features.view.ts'

/** The flags that a brokerage has for all its accounts. */
export const listBrokerageFeatures: Handler<'GET /api/brokerages/{brokerCode}/features'> = async (context) => ({
  status: 200,
  body: await context.read((tx) => brokerageFeaturesView(tx, context.brokerage.brokerage)),
})
