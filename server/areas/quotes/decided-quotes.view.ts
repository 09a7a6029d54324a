import type { PublishedQuote, QuoteDecision } from '@portico/contract/areas/quotes/quote.shapes.ts'
import type { Tx } from '../../platform/database/database.ts'

/** What the client decided of a quote, with the quote as they saw it. */
export interface DecidedQuote {
  readonly quoteId: string
  /** Code of a policy type. */
  readonly line: string
  readonly choice: QuoteDecision['choice']
  readonly reason: string
  readonly coverages: QuoteDecision['coverages']
  /** Cents with the optional coverages that were taken. */
  readonly total: number | null
  readonly decidedBy: string
  readonly decidedAt: Date
  /** When a bind request used it, which locks the decision. */
  readonly orderedAt: Date | null
  /** The number under which they saw it. */
  readonly publication: number
  readonly content: PublishedQuote
  /** The publication they see now: another one if it changed since, null if withdrawn. */
  readonly published: number | null
}

/** The decisions of a renewal, in the order in which they were made. */
export async function decidedQuotesView(tx: Tx, account: string, cycleId: string): Promise<DecidedQuote[]> {
  const rows = await tx.db
    .selectFrom('quote_decisions as decided')
    .innerJoin('quotes', (join) =>
      join.onRef('quotes.account_code', '=', 'decided.account_code').onRef('quotes.id', '=', 'decided.quote_id'),
    )
    .innerJoin('quote_publications as shown', (join) =>
      join
        .onRef('shown.account_code', '=', 'decided.account_code')
        .onRef('shown.quote_id', '=', 'decided.quote_id')
        .onRef('shown.number', '=', 'decided.publication'),
    )
    .select([
      'decided.quote_id as quoteId',
      'decided.line',
      'decided.choice',
      'decided.reason',
      'decided.coverages',
      'decided.total_cents as total',
      'decided.decided_by as decidedBy',
      'decided.decided_at as decidedAt',
      'decided.ordered_at as orderedAt',
      'decided.publication',
      'shown.content',
      'quotes.published',
    ])
    .where('decided.account_code', '=', account)
    .where('decided.cycle_id', '=', cycleId)
    .orderBy('decided.decided_at')
    .orderBy('decided.quote_id')
    .execute()
  return rows
}
