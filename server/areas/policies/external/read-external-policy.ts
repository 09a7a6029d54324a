import type { Handler } from '../../../platform/context.ts'
import { notFound } from '../../../platform/error-response.ts'
import { todayOf } from '../../../platform/dates/today.ts'
import { policyDetailView } from '../policy-detail.view.ts'

/** Returns one policy that only the agency management system has. */
export const readExternalPolicy: Handler<'GET /api/accounts/{accountId}/policies/external'> = async (
  context,
  { query },
) => {
  const { account } = context.account
  const policy = await context.read((tx) => policyDetailView(tx, account, query, todayOf(context)))
  if (policy === undefined) throw notFound()
  return { status: 200, body: policy }
}
