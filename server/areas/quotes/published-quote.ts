import {
  differencesOf,
  earlierDifferencesOf,
  requestShortfalls,
} from '@portico/contract/areas/quotes/coverage.rules.ts'
import type { PublishedQuote } from '@portico/contract/areas/quotes/quote.shapes.ts'
import { isDeepStrictEqual } from 'node:util'
import type { PlacedLine } from './placed-lines.view.ts'
import type { QuoteRow } from './quote-rows.view.ts'

type Terms = Omit<PublishedQuote, 'differences' | 'shortfalls'>

/** The terms of a quote for the client: copied field by field, so that nothing internal is included. */
export const termsToShow = (row: QuoteRow, isFirm: boolean): Terms => ({
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
})

type Compared = Pick<PlacedLine, 'expiring' | 'requested'>

/** How terms compare with the expiring policy and the request. */
export const comparisonOf = ({ coverages }: Pick<Terms, 'coverages'>, { expiring, requested }: Compared) => ({
  differences: expiring === null ? [] : differencesOf(expiring.coverages, coverages),
  shortfalls: requested.length === 0 ? null : requestShortfalls(requested, coverages),
})

/** What a publication showed. Earlier ones were stored without their comparison, which is recomputed as of then. */
export const shownComparison = (
  { coverages, differences, shortfalls = null }: PublishedQuote,
  { expiring }: Pick<Compared, 'expiring'>,
) => ({
  differences: differences ?? (expiring === null ? [] : earlierDifferencesOf(expiring.coverages, coverages)),
  shortfalls,
})

/** A quote as the client is shown it now, with its comparison. */
export const publishedOf = (row: QuoteRow, isFirm: boolean, line: Compared): PublishedQuote => {
  const terms = termsToShow(row, isFirm)
  return { ...terms, ...comparisonOf(terms, line) }
}

/** Whether the client was shown the current quote with the current comparison. */
export function isShownAs(row: QuoteRow, shown: PublishedQuote, { isFirm, line }: { isFirm: boolean; line: Compared }) {
  const { differences: _, shortfalls, ...terms } = shown
  const now = publishedOf(row, isFirm, line)
  return (
    isDeepStrictEqual(termsToShow(row, isFirm), terms) &&
    isDeepStrictEqual(now.differences, shownComparison(shown, line).differences) &&
    (shortfalls === undefined || isDeepStrictEqual(now.shortfalls, shortfalls))
  )
}
