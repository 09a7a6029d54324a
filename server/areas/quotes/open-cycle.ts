import { quoteMessages } from '@portico/contract/areas/quotes/quote.messages.ts'
import type { AccountContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { notFound, stale, unprocessable } from '../../platform/refusal.ts'
import { todayOf } from '../../platform/today.ts'
import { placementCycle } from '../placement/placement.door.ts'
import { marketQuoteView } from './market/market-grid.view.ts'
import { type QuoteRow, quoteRow } from './quote-rows.view.ts'
import { lockQuotes } from './quotes.store.ts'
import type { Cycle } from './shown-cycle.ts'

/** A renewal whose quotes may still change; others who would change them wait. */
export async function openCycle(tx: Tx, context: AccountContext, cycleId: string): Promise<Cycle> {
  const cycle = await placementCycle(tx, context, cycleId)
  const isOver = cycle.stage === 'BOUND' || cycle.stage === 'CLOSED'
  if (isOver) throw unprocessable({ cycle: quoteMessages.cycleOver }, quoteMessages.cycleOver)
  await lockQuotes(tx, context.account.account, cycle.id)
  return cycle
}

/** A quote that is about to be changed from `version`. */
export async function quoteToChange(
  tx: Tx,
  context: AccountContext,
  { cycle, quoteId, version }: { readonly cycle: Cycle; readonly quoteId: string; readonly version: number },
): Promise<QuoteRow> {
  const { account } = context.account
  const row = await quoteRow(tx, account, { cycleId: cycle.id, quoteId })
  if (row === undefined) throw notFound()
  if (row.version !== version)
    throw stale(await marketQuoteView(tx, account, { cycle, today: todayOf(context), quoteId }))
  return row
}
