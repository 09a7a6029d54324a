import { changesOf, inOrder, isExpiredOn } from '@portico/contract/areas/quotes/quote.rules.ts'
import type { QuoteReview, ReviewQuote } from '@portico/contract/areas/quotes/quote.shapes.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { type PlacedLine, placedLinesView } from '../placed-lines.view.ts'
import { summaryOf } from '../premium-summary.ts'
import { shownComparison } from '../published-quote.ts'
import { type PublicationRow, publicationsView, quoteRows } from '../quote-rows.view.ts'
import { decisionsView, questionsView } from '../quote-talk.view.ts'
import type { Reviewer } from '../quotes.access.ts'
import { type Cycle, shownCycle } from '../shown-cycle.ts'

interface Of {
  readonly cycle: Cycle
  readonly today: string
}

/** What the brokerage has shown of a renewal, as someone reviews it. */
export async function reviewView(tx: Tx, reviewer: Reviewer, { cycle, today }: Of): Promise<QuoteReview> {
  const { account } = reviewer
  const placed = await placedLinesView(tx, account, cycle.id)
  const rows = (await quoteRows(tx, account, cycle.id)).filter(({ published }) => published !== null)
  const shown = await publicationsView(tx, account, cycle.id)
  const seen = await lastSeenView(tx, reviewer)
  const questions = await questionsView(tx, account, cycle.id)
  const decisions = await decisionsView(tx, account, cycle.id)
  const optionsOf = ({ line, expiring }: Pick<PlacedLine, 'line' | 'expiring'>): ReviewQuote[] =>
    rows
      .filter((row) => row.line === line)
      .map((row) => ({
        ...optionOf(shown.get(row.id)!, { number: row.published!, seen: seen.get(row.id), expiring, today }),
        id: row.id,
        questions: questions.get(row.id) ?? [],
        decision: decisions.get(row.id) ?? null,
      }))
      .toSorted(inOrder)
  const names = new Set([...placed.map(({ line }) => line), ...rows.map(({ line }) => line)])
  const lines = [...names].map((line) => ({
    line,
    expiring: placed.find((one) => one.line === line)?.expiring ?? null,
  }))
  return {
    cycle: shownCycle(cycle),
    mayDecide: reviewer.mayDecide,
    lines: lines.map((line) => ({ ...line, options: optionsOf(line) })).filter(({ options }) => options.length > 0),
    summary: summaryOf({ placed, rows, shown, decisions, today }),
  }
}

interface Shown {
  readonly number: number
  readonly seen: number | undefined
  readonly expiring: PlacedLine['expiring']
  readonly today: string
}

function optionOf(publications: readonly PublicationRow[], { number, seen, expiring, today }: Shown) {
  const { content, published_at } = publications[number - 1]!
  const before = seen === undefined ? undefined : publications[seen - 1]?.content
  return {
    ...content,
    publication: number,
    publishedAt: published_at.toISOString(),
    isExpired: isExpiredOn(content, today),
    seen: seen === undefined ? ('NEW' as const) : seen === number ? ('SEEN' as const) : ('CHANGED' as const),
    changes: before === undefined ? [] : changesOf(before, content),
    ...shownComparison(content, { expiring }),
  }
}

/** One option for a reviewer; undefined if the client does not see it. */
export async function optionView(
  tx: Tx,
  reviewer: Reviewer,
  { quoteId, ...of }: Of & { readonly quoteId: string },
): Promise<ReviewQuote | undefined> {
  const { lines } = await reviewView(tx, reviewer, of)
  return lines.flatMap(({ options }) => options).find(({ id }) => id === quoteId)
}

/** The last publication of each quote that someone has looked at. */
async function lastSeenView(tx: Tx, { account, userId }: Reviewer): Promise<ReadonlyMap<string, number>> {
  const rows = await tx.db
    .selectFrom('quote_views')
    .select(({ fn }) => ['quote_id', fn.max('number').as('number')])
    .where('account_code', '=', account)
    .where('user_id', '=', userId)
    .groupBy('quote_id')
    .execute()
  return new Map(rows.map(({ quote_id, number }) => [quote_id, number]))
}
