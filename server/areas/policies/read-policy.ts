import type { Handler } from '../../platform/context.ts'
import { notFound } from '../../platform/error-response.ts'
import { todayOf } from '../../platform/dates/today.ts'
import { policyDetailView } from './policy-detail.view.ts'

/** One policy of an account. */
export const readPolicy: Handler<'GET /api/accounts/{accountId}/policies/{policyId}'> = async (context, { params }) => {
  const { account } = context.account
  const policy = await context.read((tx) => policyDetailView(tx, account, { id: params.policyId }, todayOf(context)))
  if (policy === undefined) throw notFound()
  return { status: 200, body: policy }
}
