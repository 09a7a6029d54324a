import type { Handler } from '../../../platform/context.ts'
import { notFound } from '../../../platform/error-response.ts'
import { todayOf } from '../../../platform/dates/today.ts'
import { policyDetailView } from '../policy-detail.view.ts'
import { priorPolicyView } from './prior-policy.view.ts'

/** Returns the coverages of the preceding policy in this line. */
export const readPriorCoverages: Handler<'GET /api/accounts/{accountId}/policies/{policyId}/prior-coverages'> = async (
  context,
  { params },
) => {
  const { account } = context.account
  const prior = await context.read(async (tx) => {
    const policy = await policyDetailView(tx, account, { id: params.policyId }, todayOf(context))
    if (policy === undefined) throw notFound()
    return priorPolicyView(tx, account, policy)
  })
  return { status: 200, body: { prior } }
}
