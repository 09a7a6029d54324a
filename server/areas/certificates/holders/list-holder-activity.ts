import type { Handler } from '../../../platform/context.ts'
import { demandReader } from '../certificates.access.ts'
import { holderActivity } from './holder-activity.view.ts'

/** What each holder of an account received last. */
export const listHolderActivity: Handler<'GET /api/accounts/{accountId}/certificate-holder-activity'> = async (
  context,
) => {
  const { account } = demandReader(context)
  return context.read(async (tx) => ({ status: 200, body: { holders: await holderActivity(tx, account) } }))
}
