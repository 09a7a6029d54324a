import { quoteMessages } from '@portico/contract/areas/quotes/quote.messages.ts'
import { moveError, termErrors } from '@portico/contract/areas/quotes/quote.rules.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand, unprocessable } from '../../../platform/error-response.ts'
import { todayOf } from '../../../platform/dates/today.ts'
import { change } from '../../events/events.public.ts'
import { marketQuoteView } from './market-grid.view.ts'
import { openCycle, quoteToChange, settled } from '../open-cycle.ts'
import { termsToShow } from '../published-quote.ts'
import { isMarketStaff } from '../quotes.access.ts'
import { updateQuote } from '../quotes.store.ts'
import { sealMarket } from './seal-market.ts'

/** Moves a quote to another status. Only a quote is bindable; any other status clears that. */
export const moveQuote: Handler<
  'POST /api/accounts/{accountId}/renewals/{cycleId}/market/quotes/{quoteId}/status'
> = async (context, { params: { cycleId, quoteId }, body: { status, reason, version } }) =>
  context.write(async (tx) => {
    demand(isMarketStaff(context), quoteMessages.staffOnly)
    const { account } = context.account
    const cycle = await openCycle(tx, context, cycleId, { mayReopen: true })
    const row = await quoteToChange(tx, context, { cycle, quoteId, version })
    const error = moveError(row.status, status, { isPublished: row.published !== null, reason })
    if (error !== undefined) throw unprocessable({ [error.field]: error.text })
    const isBindable = status === 'QUOTED' && row.is_bindable
    const errors = termErrors({ ...termsToShow(row, false), isBindable }, status)
    if (Object.keys(errors).length > 0) throw unprocessable(errors)
    await updateQuote(tx, account, row, {
      status,
      is_bindable: isBindable,
      declined_reason: status === 'DECLINED' ? reason : '',
    })
    await settled(tx, context, cycle)
    const after = await marketQuoteView(tx, account, { cycle, today: todayOf(context), quoteId })
    await sealMarket(tx, context, cycle.id, after)
    await tx.record({
      action: 'quote.move',
      subject: { type: 'quote', id: quoteId },
      before: { status: row.status },
      after: { status, reason },
      internal: true,
      events: [change(account, 'quotes')],
    })
    return { status: 200, body: after }
  })
