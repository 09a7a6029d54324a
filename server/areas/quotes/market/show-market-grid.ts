import { quoteMessages } from '@portico/contract/areas/quotes/quote.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand } from '../../../platform/error-response.ts'
import { todayOf } from '../../../platform/dates/today.ts'
import { placementCycle } from '../../placement/placement.public.ts'
import { marketGridView } from './market-grid.view.ts'
import { isMarketStaff } from '../quotes.access.ts'

/** The market grid of a renewal. */
export const showMarketGrid: Handler<'GET /api/accounts/{accountId}/renewals/{cycleId}/market'> = async (
  context,
  { params },
) => {
  demand(isMarketStaff(context), quoteMessages.staffOnly)
  const body = await context.read(async (tx) => {
    const cycle = await placementCycle(tx, context, params.cycleId)
    return marketGridView(tx, context.account.account, { cycle, today: todayOf(context) })
  })
  return { status: 200, body }
}
