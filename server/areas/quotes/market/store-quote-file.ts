import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import { quoteMessages } from '@portico/contract/areas/quotes/quote.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand, notFound } from '../../../platform/error-response.ts'
import { todayOf } from '../../../platform/dates/today.ts'
import { addDocument, receiveFile } from '../../documents/documents.public.ts'
import { change } from '../../events/events.public.ts'
import { placementCycle } from '../../placement/placement.public.ts'
import { marketQuoteView } from './market-grid.view.ts'
import { openCycle } from '../open-cycle.ts'
import { quoteRow } from '../quote-rows.view.ts'
import { isMarketStaff } from '../quotes.access.ts'
import { updateQuote } from '../quotes.store.ts'
import { sealMarket } from './seal-market.ts'

/** Stores the carrier's file of a quote. It is internal: it may show the commission. */
export const storeQuoteFile: Handler<
  'POST /api/accounts/{accountId}/renewals/{cycleId}/market/quotes/{quoteId}/file'
> = async (context, { params: { cycleId, quoteId }, file }) => {
  // Checked before the file is read, and again when it is stored.
  demand(isMarketStaff(context), quoteMessages.staffOnly)
  const { account } = context.account
  const found = await context.read(async (tx) => {
    const { id } = await placementCycle(tx, context, cycleId)
    return quoteRow(tx, account, { cycleId: id, quoteId })
  })
  if (found === undefined) throw notFound()
  const received = await receiveFile(context, file, { isInternal: true })
  return context.write(async (tx) => {
    demand(isMarketStaff(context), quoteMessages.staffOnly)
    const cycle = await openCycle(tx, context, cycleId)
    const row = (await quoteRow(tx, account, { cycleId: cycle.id, quoteId }))!
    const document = await addDocument(tx, context, received, {
      folder: ['Quotes', policyTypeName(row.line)],
      type: 'QUOTE',
      isInternal: true,
      onSameName: 'both',
    })
    await updateQuote(tx, account, row, { document_id: document.id })
    const quote = await marketQuoteView(tx, account, { cycle, today: todayOf(context), quoteId })
    await sealMarket(tx, context, cycle.id, quote)
    await tx.record({
      action: 'quote.file',
      subject: { type: 'quote', id: quoteId },
      after: { document: document.id, name: document.name, sha256: received.sha256 },
      internal: true,
      events: [change(account, 'quotes')],
    })
    return { status: 200, body: quote }
  })
}
