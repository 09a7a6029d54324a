import type { Handler } from '../../platform/context.ts'
import { todayOf } from '../../platform/dates/today.ts'
import { waitingClaimsView } from './waiting-claims.view.ts'

/** Claims waiting for an action, on all accounts of a brokerage. */
export const listWaitingClaims: Handler<'GET /api/brokerages/{brokerCode}/workbench/claims'> = async (
  context,
  { query },
) => {
  const { brokerage, timeZone } = context.brokerage
  const wanted = { ...query, brokerage, timeZone, today: todayOf(context) }
  return context.read(async (tx) => ({ status: 200, body: await waitingClaimsView(tx, wanted) }))
}
