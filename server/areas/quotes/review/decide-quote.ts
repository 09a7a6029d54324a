import { quoteMessages } from '@portico/contract/areas/quotes/quote.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand } from '../../../platform/error-response.ts'
import { todayOf } from '../../../platform/dates/today.ts'
import { change } from '../../events/events.public.ts'
import { openCycle } from '../open-cycle.ts'
import { reviewerOf } from '../quotes.access.ts'
import { lockDecision } from './lock-decision.ts'
import { reviewView } from './review.view.ts'

/** Accepts or declines an option, and each of its optional coverages, as the insured looked at it. */
export const decideQuote: Handler<
  'PUT /api/accounts/{accountId}/renewals/{cycleId}/quotes/{quoteId}/decision'
> = async (context, { params: { cycleId, quoteId }, body }) =>
  context.write(async (tx) => {
    const reviewer = reviewerOf(context)
    const open = await openCycle(tx, context, cycleId)
    demand(reviewer.mayDecide, quoteMessages.clientDecides)
    const { before, stored, cycle } = await lockDecision(tx, context, { cycle: open, quoteId, body })
    await tx.record({
      action: body.choice === 'ACCEPTED' ? 'quote.accept' : 'quote.decline',
      subject: { type: 'quote', id: quoteId },
      before,
      after: stored,
      events: [change(reviewer.account, 'quotes')],
    })
    return { status: 200, body: await reviewView(tx, reviewer, { cycle, today: todayOf(context) }) }
  })
