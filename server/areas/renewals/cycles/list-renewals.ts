import type { Handler } from '../../../platform/context.ts'
import { cyclesView } from './cycle.view.ts'

/** The renewals of an account. */
export const listRenewals: Handler<'GET /api/accounts/{accountId}/renewals'> = async (context) => ({
  status: 200,
  body: await context.read((tx) => cyclesView(tx, context.account.account)),
})
