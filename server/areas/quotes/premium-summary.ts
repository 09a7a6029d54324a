import { premiumSummary } from '@portico/contract/areas/quotes/price.rules.ts'
import { isExpiredOn } from '@portico/contract/areas/quotes/quote.rules.ts'
import type { PremiumSummary, QuoteDecision } from '@portico/contract/areas/quotes/quote.shapes.ts'
import type { PlacedLine } from './placed-lines.view.ts'
import type { PublicationRow, QuoteRow } from './quote-rows.view.ts'

interface Placement {
  readonly placed: readonly PlacedLine[]
  readonly rows: readonly QuoteRow[]
  readonly shown: ReadonlyMap<string, readonly PublicationRow[]>
  readonly decisions: ReadonlyMap<string, QuoteDecision>
  readonly today: string
}

/** The premium summary of the selected lines, by what the client is shown and has decided. */
export const summaryOf = ({ placed, rows, shown, decisions, today }: Placement): PremiumSummary =>
  premiumSummary(
    placed.map(({ line, expiring }) => ({
      line,
      expiring,
      options: rows
        .filter((row) => row.line === line && row.published !== null)
        .map(({ id, published }) => {
          const { content } = shown.get(id)![published! - 1]!
          return { ...content, isExpired: isExpiredOn(content, today), decision: decisions.get(id) ?? null }
        }),
    })),
  )
