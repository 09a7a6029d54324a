import type { Handler } from '../../platform/context.ts'
import { mergedAccountsView } from './merged-accounts.view.ts'

/** The accounts that were merged into one. */
export const listMergedAccounts: Handler<
  'GET /api/brokerages/{brokerCode}/accounts/{accountId}/merged-accounts'
> = async (context, { params: { accountId } }) => ({
  status: 200,
  body: await context.read((tx) => mergedAccountsView(tx, context.brokerage.brokerage, accountId)),
})
