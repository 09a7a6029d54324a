import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import { quoteMessages } from '@portico/contract/areas/quotes/quote.messages.ts'
import type { AccountContext, Handler } from '../../../platform/context.ts'
import { demand, notFound, unprocessable } from '../../../platform/error-response.ts'
import { todayOf } from '../../../platform/dates/today.ts'
import type { WriteTx } from '../../../platform/write.ts'
import { change } from '../../events/events.public.ts'
import { seal } from '../../placement/placement.public.ts'
import { sendToMarkets } from '../../submissions/submissions.public.ts'
import { openCycle, settled } from '../open-cycle.ts'
import { type QuoteRow, quoteRow } from '../quote-rows.view.ts'
import { isMarketStaff } from '../quotes.access.ts'
import { updateQuote } from '../quotes.store.ts'
import { marketGridView } from './market-grid.view.ts'
import { authorOf } from './seal-market.ts'

/** Emails the packet of the last submission to an underwriter of each chosen market. */
export const sendPackets: Handler<'POST /api/accounts/{accountId}/renewals/{cycleId}/market/packets'> = async (
  context,
  { params, body: { sends } },
) =>
  context.write(async (tx) => {
    demand(isMarketStaff(context), quoteMessages.staffOnly)
    const { account } = context.account
    const cycle = await openCycle(tx, context, params.cycleId)
    const sent = await sendToMarkets(tx, context, { cycleId: cycle.id, contacts: sends })
    if (sent === undefined) throw unprocessable({ sends: quoteMessages.notSubmitted }, quoteMessages.notSubmitted)
    for (const [place, { quoteId, ...contact }] of sends.entries()) {
      // oxlint-disable-next-line no-await-in-loop -- one connection: statements of a transaction run in order
      const row = await openMarket(tx, account, { cycleId: cycle.id, quoteId, place })
      // oxlint-disable-next-line no-await-in-loop -- likewise
      await markSent(tx, context, { row, contact, submission: sent.submission })
    }
    await tx.record({
      action: 'quote.send-packet',
      subject: { type: 'renewal', id: cycle.id },
      after: { submission: sent.submission, sends },
      internal: true,
      messages: sent.messages,
      events: [change(account, 'quotes'), change(account, 'submissions')],
    })
    const after = await settled(tx, context, cycle)
    return { status: 200, body: await marketGridView(tx, account, { cycle: after, today: todayOf(context) }) }
  })

async function openMarket(
  tx: WriteTx,
  account: string,
  { cycleId, quoteId, place }: { readonly cycleId: string; readonly quoteId: string; readonly place: number },
): Promise<QuoteRow> {
  const row = await quoteRow(tx, account, { cycleId, quoteId })
  if (row === undefined) throw notFound()
  if (row.status === 'DECLINED' || row.status === 'NOT_TAKEN_UP')
    throw unprocessable({ [`sends.${place}.quoteId`]: quoteMessages.marketClosed }, quoteMessages.marketClosed)
  return row
}

interface Marked {
  readonly row: QuoteRow
  readonly contact: { readonly name: string; readonly email: string }
  readonly submission: number
}

/** Stores the day a market was first sent the submission, and adds every sending to the chain. */
async function markSent(tx: WriteTx, context: AccountContext, { row, contact, submission }: Marked): Promise<void> {
  const { account } = context.account
  if (row.sent_on === null) await updateQuote(tx, account, row, { sent_on: todayOf(context) })
  await seal(tx, account, row.cycle_id, {
    kind: 'SENT',
    what: `${row.carrier}, ${policyTypeName(row.line)}: submission ${submission} sent to ${contact.name}`,
    by: authorOf(context),
    at: context.platform.now(),
    payload: { quoteId: row.id, line: row.line, submission, contact },
    isInternal: true,
  })
}
