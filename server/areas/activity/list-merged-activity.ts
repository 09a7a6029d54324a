import type { Handler } from '../../platform/context.ts'
import { notFound } from '../../platform/error-response.ts'
import { activityView } from './activity.view.ts'
import { mergedAccountsView } from './merged-accounts.view.ts'

/** What was done on an account before it became part of another. */
export const listMergedActivity: Handler<
  'GET /api/brokerages/{brokerCode}/accounts/{accountId}/merged-accounts/{mergedId}/activity'
> = async (context, { params: { accountId, mergedId }, query }) =>
  context.read(async (tx) => {
    const merged = await mergedAccountsView(tx, context.brokerage.brokerage, accountId)
    if (merged.every(({ accountCode }) => accountCode !== mergedId)) throw notFound()
    const { isBrokerageAdmin } = context.brokerage
    // An account with claims is not merged away, so that all entries of one are shown.
    const reader = { account: mergedId, holdsAllPermissions: true, isBrokerageAdmin, who: null }
    return { status: 200, body: await activityView(tx, reader, query) }
  })
