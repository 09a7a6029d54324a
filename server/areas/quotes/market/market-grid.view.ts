import { differencesOf, shortfallsOf } from '@portico/contract/areas/quotes/coverage.rules.ts'
import { isExpiredOn } from '@portico/contract/areas/quotes/quote.rules.ts'
import type { MarketGrid, MarketQuote } from '@portico/contract/areas/quotes/quote.shapes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { marketPacketsView } from '../../submissions/submissions.public.ts'
import { type PlacedLine, placedLinesView } from '../placed-lines.view.ts'
import { isShownAs } from '../published-quote.ts'
import { summaryOf } from '../premium-summary.ts'
import { type PublicationRow, publicationsView, type QuoteRow, quoteRows } from '../quote-rows.view.ts'
import { decisionsView, questionsView } from '../quote-talk.view.ts'
import type { Cycle } from '../shown-cycle.ts'
import { shownCycle } from '../shown-cycle.ts'

/** The market grid of a renewal, line by line; a line that was taken out since stays while it has quotes. */
export async function marketGridView(
  tx: Tx,
  account: string,
  { cycle, today }: { readonly cycle: Cycle; readonly today: string },
): Promise<MarketGrid> {
  const placed = await placedLinesView(tx, account, cycle.id)
  const rows = await quoteRows(tx, account, cycle.id)
  const parts = {
    shown: await publicationsView(tx, account, cycle.id),
    seen: await seenView(tx, account, cycle.id),
    documents: await filesView(tx, account, cycle.id),
    questions: await questionsView(tx, account, cycle.id),
    decisions: await decisionsView(tx, account, cycle.id),
    packets: await marketPacketsView(tx, account, { cycleId: cycle.id, now: new Date(`${today}T00:00:00Z`) }),
  }
  const selected = new Set(placed.map(({ line }) => line))
  const left = [...new Set(rows.map(({ line }) => line))].filter((line) => !selected.has(line)).map(unselected)
  return {
    cycle: shownCycle(cycle),
    lines: [...placed, ...left].map((line) => ({
      ...line,
      isSelected: selected.has(line.line),
      quotes: rows.filter((row) => row.line === line.line).map((row) => marketQuote(row, { line, today, parts })),
    })),
    summary: summaryOf({ placed, rows, today, ...parts }),
  }
}

const unselected = (line: string): PlacedLine => ({
  line,
  policyId: null,
  requested: [],
  carriersExcluded: [],
  expiring: null,
})

/** One quote of the grid. */
export async function marketQuoteView(
  tx: Tx,
  account: string,
  { cycle, today, quoteId }: { readonly cycle: Cycle; readonly today: string; readonly quoteId: string },
): Promise<MarketQuote> {
  const { lines } = await marketGridView(tx, account, { cycle, today })
  return lines.flatMap(({ quotes }) => quotes).find(({ id }) => id === quoteId)!
}

interface Parts {
  readonly shown: ReadonlyMap<string, readonly PublicationRow[]>
  readonly seen: ReadonlyMap<string, Date>
  readonly documents: ReadonlyMap<string, MarketQuote['document']>
  readonly questions: ReadonlyMap<string, MarketQuote['questions']>
  readonly decisions: ReadonlyMap<string, NonNullable<MarketQuote['decision']>>
  readonly packets: ReadonlyMap<string, MarketQuote['packets']>
}

interface Of {
  readonly line: PlacedLine
  readonly today: string
  readonly parts: Parts
}

function marketQuote(row: QuoteRow, { line, today, parts }: Of): MarketQuote {
  const expiring = line.expiring?.coverages ?? []
  const hasCoverages = row.coverages.length > 0
  return {
    ...keptFields(row),
    isExpired: isExpiredOn({ expiresOn: row.expires_on }, today),
    document: parts.documents.get(row.id) ?? null,
    shortfalls: hasCoverages ? shortfallsOf(row.coverages, { requested: line.requested, expiring }) : [],
    differences: hasCoverages ? differencesOf(expiring, row.coverages) : [],
    published: publishedState(row, line, parts),
    questions: parts.questions.get(row.id) ?? [],
    decision: parts.decisions.get(row.id) ?? null,
    packets: parts.packets.get(row.id) ?? [],
  }
}

const keptFields = (row: QuoteRow) => ({
  id: row.id,
  line: row.line,
  carrier: row.carrier,
  mga: row.mga,
  layer: row.layer,
  market: row.market,
  rating: row.rating,
  sentOn: row.sent_on,
  status: row.status,
  declinedReason: row.declined_reason,
  isBindable: row.is_bindable,
  premium: row.premium_cents,
  taxes: row.taxes_cents,
  fees: row.fees_cents,
  total: row.total_cents,
  commission: row.commission,
  coverages: row.coverages,
  exclusions: row.exclusions,
  forms: row.forms,
  expiresOn: row.expires_on,
  note: row.note,
  exclusionReason: row.exclusion_reason,
  version: row.version,
})

function publishedState(row: QuoteRow, line: PlacedLine, { shown, seen }: Parts): MarketQuote['published'] {
  if (row.published === null) return null
  const { number, content, published_at } = shown.get(row.id)![row.published - 1]!
  return {
    number,
    at: published_at.toISOString(),
    isFirm: content.isFirm,
    isCurrent: isShownAs(row, content, { isFirm: content.isFirm, line }),
    seenAt: seen.get(row.id)?.toISOString() ?? null,
  }
}

/** When someone of the insured last looked at what is shown now, by quote. */
async function seenView(tx: Tx, account: string, cycleId: string): Promise<ReadonlyMap<string, Date>> {
  const { rows } = await sql<{ id: string; at: Date }>`select quotes.id, max(quote_views.at) as at
    from quotes join quote_views on quote_views.account_code = quotes.account_code
      and quote_views.quote_id = quotes.id and quote_views.number = quotes.published
    where quotes.account_code = ${account} and quotes.cycle_id = ${cycleId}
    group by quotes.id`.execute(tx.db)
  return new Map(rows.map(({ id, at }) => [id, at]))
}

/** The carriers' files, by quote. */
async function filesView(tx: Tx, account: string, cycleId: string) {
  const { rows } = await sql<{ quoteId: string; id: string; name: string }>`
    select quotes.id as "quoteId", documents.id, documents.name
    from quotes join unrestricted_documents documents on documents.account_code = quotes.account_code and documents.id = quotes.document_id
    where quotes.account_code = ${account} and quotes.cycle_id = ${cycleId} and documents.trashed_at is null`.execute(
    tx.db,
  )
  return new Map(rows.map(({ quoteId, id, name }) => [quoteId, { id, name }]))
}
