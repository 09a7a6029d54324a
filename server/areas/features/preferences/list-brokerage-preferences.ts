import type { Handler } from '../../../platform/context.ts'
import { brokeragePreferencesView } from './preferences.view.ts'

/** The preferences of a brokerage. */
export const listBrokeragePreferences: Handler<'GET /api/broker-admin/{id}/preferences'> = async (context) => ({
  status: 200,
  body: await context.read((tx) => brokeragePreferencesView(tx, context.brokerage.brokerage)),
})
