import { quoteMessages } from '@portico/contract/areas/quotes/quote.messages.ts'
import { isOver } from '@portico/contract/areas/renewals/renewal-stages.ts'
import type { AccountContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { notFound, stale, unprocessable } from '../../platform/error-response.ts'
import { todayOf } from '../../platform/dates/today.ts'
import type { WriteTx } from '../../platform/write.ts'
import { placementCycle } from '../placement/placement.public.ts'
import { settleStage } from '../renewals/renewals.public.ts'
import { marketQuoteView } from './market/market-grid.view.ts'
import { type QuoteRow, quoteRow } from './quote-rows.view.ts'
import { lockQuotes } from './quotes.store.ts'
import type { Cycle } from './shown-cycle.ts'

/**
 * A renewal whose quotes may still change, locked against concurrent changes. An action that may reopen a renewal is
 * also allowed in a finished one, unless a person has closed it or the next term has started.
 */
export async function openCycle(
  tx: Tx,
  context: AccountContext,
  cycleId: string,
  { mayReopen = false }: { readonly mayReopen?: boolean } = {},
): Promise<Cycle> {
  const cycle = await placementCycle(tx, context, cycleId)
  if (!cycle.is_current || (isOver(cycle.stage) && !mayReopen))
    throw unprocessable({ cycle: quoteMessages.cycleOver }, quoteMessages.cycleOver)
  await lockQuotes(tx, context.account.account, cycle.id)
  return cycle
}

/** Updates a renewal's stage after a change of its quotes; returns the renewal. */
export async function settled(tx: WriteTx, context: AccountContext, cycle: Cycle): Promise<Cycle> {
  const hasMoved = await settleStage(tx, context.account.account, cycle.id)
  return hasMoved ? placementCycle(tx, context, cycle.id) : cycle
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
