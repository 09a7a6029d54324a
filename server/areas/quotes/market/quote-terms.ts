import { quoteMessages } from '@portico/contract/areas/quotes/quote.messages.ts'
import { isExcluded, termErrors } from '@portico/contract/areas/quotes/quote.rules.ts'
import type { QuoteStatus } from '@portico/contract/areas/quotes/quote-statuses.ts'
import type { QuoteDraft } from '@portico/contract/areas/quotes/quote.shapes.ts'
import { unprocessable } from '../../../platform/error-response.ts'
import type { PlacedLine } from '../placed-lines.view.ts'

/** What staff enter of a quote, when they add it and later. */
type Terms = Omit<QuoteDraft, 'line' | 'status' | 'declinedReason'>

/** Rejects terms that a quote of this status cannot have, and an excluded carrier without a reason. */
export function demandTerms(
  terms: Terms,
  { status, line }: { readonly status: QuoteStatus; readonly line: PlacedLine | undefined },
): void {
  const isUnexplained = isExcluded(terms.carrier, line?.carriersExcluded ?? []) && terms.exclusionReason === ''
  const errors = {
    ...termErrors(terms, status),
    ...(isUnexplained && { exclusionReason: quoteMessages.carrierExcluded(terms.carrier) }),
  }
  if (Object.keys(errors).length > 0) throw unprocessable(errors)
}

/** The columns that the terms fill. */
export const columnsOf = (terms: Terms) => ({
  carrier: terms.carrier,
  mga: terms.mga,
  layer: terms.layer,
  market: terms.market,
  rating: terms.rating,
  sent_on: terms.sentOn,
  is_bindable: terms.isBindable,
  premium_cents: terms.premium,
  taxes_cents: terms.taxes,
  fees_cents: terms.fees,
  total_cents: terms.total,
  commission: terms.commission,
  coverages: JSON.stringify(terms.coverages),
  exclusions: JSON.stringify(terms.exclusions),
  forms: JSON.stringify(terms.forms),
  expires_on: terms.expiresOn,
  note: terms.note,
  exclusion_reason: terms.exclusionReason,
})
