import type { Verb } from '../../platform/context.ts'
import { featuresView } from './features.view.ts'

/** The flags of an account that are set. */
export const listFeatures: Verb<'GET /api/accounts/{accountId}/features'> = async (context) => ({
  status: 200,
  body: await context.read((tx) => featuresView(tx, context.account)),
})
