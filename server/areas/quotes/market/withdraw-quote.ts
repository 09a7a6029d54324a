import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import { quoteMessages } from '@portico/contract/areas/quotes/quote.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand, unprocessable } from '../../../platform/error-response.ts'
import { todayOf } from '../../../platform/dates/today.ts'
import { change } from '../../events/events.public.ts'
import { seal } from '../../placement/placement.public.ts'
import { deleteDecision } from '../decision.store.ts'
import { marketQuoteView } from './market-grid.view.ts'
import { openCycle, quoteToChange, settled } from '../open-cycle.ts'
import { insuredToNotify } from '../people-to-notify.view.ts'
import { decisionsView } from '../quote-talk.view.ts'
import { isMarketStaff } from '../quotes.access.ts'
import { updateQuote } from '../quotes.store.ts'
import { authorOf } from './seal-market.ts'
import { notifyOfQuotes } from '../notify-of-quotes.ts'

/** Withdraws a quote from the client and notifies them of the reason. Deletes their decision on it. */
export const withdrawQuote: Handler<
  'POST /api/accounts/{accountId}/renewals/{cycleId}/market/quotes/{quoteId}/withdrawal'
> = async (context, { params: { cycleId, quoteId }, body: { reason, version } }) =>
  context.write(async (tx) => {
    demand(isMarketStaff(context), quoteMessages.staffOnly)
    const { account } = context.account
    const cycle = await openCycle(tx, context, cycleId)
    const row = await quoteToChange(tx, context, { cycle, quoteId, version })
    const { published } = row
    if (published === null) throw unprocessable({ quote: quoteMessages.notPublished }, quoteMessages.notPublished)
    const decision = (await decisionsView(tx, account, cycle.id)).get(quoteId)
    if (decision?.isOrdered === true) throw unprocessable({ quote: quoteMessages.afterOrder }, quoteMessages.afterOrder)
    await updateQuote(tx, account, row, { published: null })
    await deleteDecision(tx, account, quoteId)
    await settled(tx, context, cycle)
    const option = `${row.carrier}, ${policyTypeName(row.line)}`
    await seal(tx, account, cycle.id, {
      kind: 'WITHDRAWN',
      what: `${option}: withdrawn`,
      by: authorOf(context),
      at: context.platform.now(),
      payload: { quoteId, line: row.line, publication: published, reason, decision: decision ?? null },
    })
    await notifyOfQuotes(tx, context, {
      cycle,
      people: await insuredToNotify(tx, account, quoteId),
      page: 'quote-review',
      message: `An insurance option was withdrawn: ${option}`,
      note: reason,
    })
    await tx.record({
      action: 'quote.withdraw',
      subject: { type: 'quote', id: quoteId },
      before: { published, decision: decision?.choice ?? null },
      after: { reason },
      events: [change(account, 'quotes')],
    })
    return { status: 200, body: await marketQuoteView(tx, account, { cycle, today: todayOf(context), quoteId }) }
  })
