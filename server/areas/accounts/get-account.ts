import type { Handler } from '../../platform/context.ts'
import { accountView } from './account.view.ts'

/** One account. */
export const getAccount: Handler<'GET /api/accounts/{code}'> = async (context) => ({
  status: 200,
  body: { account: await context.read((tx) => accountView(tx, context.account, context.actor)) },
})
