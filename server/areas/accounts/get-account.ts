import type { Verb } from '../../platform/context.ts'
import { accountView } from './account.view.ts'

/** One account. */
export const getAccount: Verb<'GET /api/accounts/{code}'> = async (context) => ({
  status: 200,
  body: { account: await context.read((tx) => accountView(tx, context.account, context.actor)) },
})
