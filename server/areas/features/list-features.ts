import type { Handler } from '../../platform/context.ts'
import { featuresView } from './features.view.ts'

/** The flags of an account that are set. */
export const listFeatures: Handler<'GET /api/accounts/{accountId}/features'> = async (context) => ({
  status: 200,
  body: await context.read((tx) => featuresView(tx, context.account)),
})
