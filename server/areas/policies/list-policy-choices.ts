import type { Handler } from '../../platform/context.ts'
import { todayOf } from '../../platform/dates/today.ts'
import { policyChoicesView } from './policy-narrowing.view.ts'

/** What the policies of an account can be narrowed by. */
export const listPolicyChoices: Handler<'GET /api/accounts/{accountId}/policies/choices'> = async (context) => {
  const { account } = context.account
  return { status: 200, body: await context.read((tx) => policyChoicesView(tx, account, todayOf(context))) }
}
