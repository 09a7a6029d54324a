import { quoteMessages } from '@portico/contract/areas/quotes/quote.messages.ts'
import type { QuoteDraft } from '@portico/contract/areas/quotes/quote.shapes.ts'
import type { Handler } from '../../../platform/context.ts'
import { newId } from '../../../platform/ids.ts'
import { demand, unprocessable } from '../../../platform/error-response.ts'
import { todayOf } from '../../../platform/dates/today.ts'
import { change } from '../../events/events.public.ts'
import { marketQuoteView } from './market-grid.view.ts'
import { openCycle, settled } from '../open-cycle.ts'
import { placedLinesView } from '../placed-lines.view.ts'
import { quoteRows } from '../quote-rows.view.ts'
import { columnsOf, demandTerms } from './quote-terms.ts'
import { isMarketStaff } from '../quotes.access.ts'
import { sealMarket, sealRequest } from './seal-market.ts'
import { insertRow } from '../../../platform/database/rows.ts'

/** Adds a quote, or a submission that waits for one. */
export const addQuote: Handler<'POST /api/accounts/{accountId}/renewals/{cycleId}/market/quotes'> = async (
  context,
  { params, body },
) =>
  context.write(async (tx) => {
    demand(isMarketStaff(context), quoteMessages.staffOnly)
    const { account } = context.account
    const cycle = await openCycle(tx, context, params.cycleId, { mayReopen: true })
    const placed = (await placedLinesView(tx, account, cycle.id)).find(({ line }) => line === body.line)
    if (placed === undefined) throw unprocessable({ line: quoteMessages.lineNotSelected })
    demandTerms(body, { status: body.status, line: placed })
    demandReason(body)
    const isFirst = (await quoteRows(tx, account, cycle.id)).every(({ line }) => line !== body.line)
    const now = context.platform.now()
    const id = newId(now)
    await insertRow(tx, 'quotes', {
      account_code: account,
      id,
      cycle_id: cycle.id,
      line: body.line,
      status: body.status,
      declined_reason: body.status === 'DECLINED' ? body.declinedReason : '',
      created_at: now,
      ...columnsOf(body),
    })
    await settled(tx, context, cycle)
    const quote = await marketQuoteView(tx, account, { cycle, today: todayOf(context), quoteId: id })
    if (isFirst) await sealRequest(tx, context, cycle.id, placed)
    await sealMarket(tx, context, cycle.id, quote)
    await tx.record({
      action: 'quote.create',
      subject: { type: 'quote', id },
      after: body,
      internal: true,
      events: [change(account, 'quotes')],
    })
    return { status: 201, body: quote }
  })

function demandReason({ status, declinedReason }: QuoteDraft): void {
  if (status === 'DECLINED' && declinedReason.length < 5)
    throw unprocessable({ declinedReason: quoteMessages.declineReason })
}
