import type { Verb } from '../../platform/context.ts'
import { policyListView } from './policy-list.view.ts'

/** Policies of an account. */
export const listPolicies: Verb<'GET /api/accounts/{accountId}/policies'> = async (context) => {
  const today = context.platform.now().toISOString().slice(0, 10)
  return { status: 200, body: await context.read((tx) => policyListView(tx, context.account.account, today)) }
}
