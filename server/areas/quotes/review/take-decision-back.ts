import { quoteMessages } from '@portico/contract/areas/quotes/quote.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand } from '../../../platform/error-response.ts'
import { todayOf } from '../../../platform/dates/today.ts'
import { change } from '../../events/events.public.ts'
import { openCycle } from '../open-cycle.ts'
import { reviewerOf } from '../quotes.access.ts'
import { dropDecision } from './drop-decision.ts'
import { reviewView } from './review.view.ts'

/** Withdraws a decision, until a bind request uses it. */
export const takeDecisionBack: Handler<
  'DELETE /api/accounts/{accountId}/renewals/{cycleId}/quotes/{quoteId}/decision'
> = async (context, { params: { cycleId, quoteId } }) =>
  context.write(async (tx) => {
    const reviewer = reviewerOf(context)
    const before = await openCycle(tx, context, cycleId, { mayReopen: true })
    demand(reviewer.mayDecide, quoteMessages.clientDecides)
    const { decision, cycle } = await dropDecision(tx, context, { cycle: before, quoteId })
    await tx.record({
      action: 'quote.take-back',
      subject: { type: 'quote', id: quoteId },
      before: decision,
      events: [change(reviewer.account, 'quotes')],
    })
    return { status: 200, body: await reviewView(tx, reviewer, { cycle, today: todayOf(context) }) }
  })
