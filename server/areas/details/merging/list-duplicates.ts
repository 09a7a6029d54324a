import type { Handler } from '../../../platform/context.ts'
import { likelyDuplicates } from './likely-duplicates.view.ts'

/** Other accounts of the brokerage that may be the same insured. */
export const listDuplicates: Handler<'GET /api/brokerages/{brokerCode}/accounts/{accountId}/duplicates'> = async (
  context,
  { params: { accountId } },
) => ({
  status: 200,
  body: await context.read((tx) => likelyDuplicates(tx, context.brokerage.brokerage, accountId)),
})
