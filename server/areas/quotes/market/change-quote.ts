import { quoteMessages } from '@portico/contract/areas/quotes/quote.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand } from '../../../platform/error-response.ts'
import { todayOf } from '../../../platform/dates/today.ts'
import { change } from '../../events/events.public.ts'
import { marketQuoteView } from './market-grid.view.ts'
import { openCycle, quoteToChange } from '../open-cycle.ts'
import { placedLinesView } from '../placed-lines.view.ts'
import { columnsOf, demandTerms } from './quote-terms.ts'
import { isMarketStaff } from '../quotes.access.ts'
import { updateQuote } from '../quotes.store.ts'
import { sealMarket } from './seal-market.ts'

/** Changes a quote; what the client sees stays until it is published again. */
export const changeQuote: Handler<'PUT /api/accounts/{accountId}/renewals/{cycleId}/market/quotes/{quoteId}'> = async (
  context,
  { params: { cycleId, quoteId }, body },
) =>
  context.write(async (tx) => {
    demand(isMarketStaff(context), quoteMessages.staffOnly)
    const { account } = context.account
    const cycle = await openCycle(tx, context, cycleId)
    const row = await quoteToChange(tx, context, { cycle, quoteId, version: body.version })
    const line = (await placedLinesView(tx, account, cycle.id)).find((placed) => placed.line === row.line)
    demandTerms(body, { status: row.status, line })
    const which = { cycle, today: todayOf(context), quoteId }
    const before = await marketQuoteView(tx, account, which)
    await updateQuote(tx, account, row, columnsOf(body))
    const after = await marketQuoteView(tx, account, which)
    await sealMarket(tx, context, cycle.id, after)
    await tx.record({
      action: 'quote.update',
      subject: { type: 'quote', id: quoteId },
      before,
      after,
      internal: true,
      events: [change(account, 'quotes')],
    })
    return { status: 200, body: after }
  })
