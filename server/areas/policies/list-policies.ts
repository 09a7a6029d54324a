import type { Handler } from '../../platform/context.ts'
import { todayOf } from '../../platform/dates/today.ts'
import { policyListView } from './policy-list.view.ts'

/** Policies of an account. */
export const listPolicies: Handler<'GET /api/accounts/{accountId}/policies'> = async (context, { query }) => {
  const { account } = context.account
  return { status: 200, body: await context.read((tx) => policyListView(tx, account, todayOf(context), query)) }
}
