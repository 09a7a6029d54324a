import type { PublishedQuote } from '@portico/contract/areas/quotes/quote.shapes.ts'
import { isDeepStrictEqual } from 'node:util'
import type { QuoteRow } from './quote-rows.view.ts'

/** What of a quote the client is shown: field by field, so that nothing of the brokerage's own comes with it. */
export function publishedOf(row: QuoteRow, isFirm: boolean): PublishedQuote {
  return {
    carrier: row.carrier,
    mga: row.mga,
    layer: row.layer,
    market: row.market,
    rating: row.rating,
    premium: row.premium_cents,
    taxes: row.taxes_cents,
    fees: row.fees_cents,
    total: row.total_cents,
    coverages: row.coverages,
    exclusions: row.exclusions,
    forms: row.forms,
    expiresOn: row.expires_on,
    isFirm,
  }
}

/** Whether the client was shown a quote as it is. */
export const isShownAs = (row: QuoteRow, shown: PublishedQuote, isFirm: boolean): boolean =>
  isDeepStrictEqual(publishedOf(row, isFirm), shown)
