import type { Handler } from '../../../platform/context.ts'
import { todayOf } from '../../../platform/dates/today.ts'
import { placementCycle } from '../../placement/placement.public.ts'
import { reviewerOf } from '../quotes.access.ts'
import { reviewView } from './review.view.ts'

/** What the brokerage has published for a renewal, each option next to the expiring policy. */
export const showReview: Handler<'GET /api/accounts/{accountId}/renewals/{cycleId}/quotes'> = async (
  context,
  { params },
) => {
  const body = await context.read(async (tx) => {
    const cycle = await placementCycle(tx, context, params.cycleId)
    return reviewView(tx, reviewerOf(context), { cycle, today: todayOf(context) })
  })
  return { status: 200, body }
}
