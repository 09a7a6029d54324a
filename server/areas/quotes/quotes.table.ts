import type {
  MarketQuote,
  PublishedQuote,
  QuoteCoverage,
  QuoteDecision,
} from '@portico/contract/areas/quotes/quote.shapes.ts'
import type { ColumnType, Generated } from 'kysely'

/** Kept as JSON: written as a text, read as what it says. */
type Json<T> = ColumnType<T, string, string>

export type QuoteTables = {
  quotes: {
    account_code: string
    id: string
    cycle_id: string
    line: string
    carrier: string
    mga: string
    layer: MarketQuote['layer']
    market: MarketQuote['market']
    rating: MarketQuote['rating']
    sent_on: string | null
    status: MarketQuote['status']
    declined_reason: string
    is_bindable: boolean
    premium_cents: number | null
    taxes_cents: number | null
    fees_cents: number | null
    total_cents: number | null
    commission: number | null
    coverages: Json<QuoteCoverage[]>
    exclusions: Json<string[]>
    forms: Json<string[]>
    expires_on: string | null
    note: string
    exclusion_reason: string
    document_id: Generated<string | null>
    published: Generated<number | null>
    version: Generated<number>
    created_at: Date
  }
  quote_publications: {
    account_code: string
    quote_id: string
    number: number
    content: Json<PublishedQuote>
    published_at: Date
    published_by: string | null
  }
  quote_views: {
    account_code: string
    quote_id: string
    number: number
    user_id: string
    at: Date
  }
  quote_questions: {
    account_code: string
    quote_id: string
    id: string
    author_id: string
    is_staff: boolean
    text: string
    at: Date
  }
  quote_decisions: {
    account_code: string
    quote_id: string
    cycle_id: string
    line: string
    is_primary: boolean
    publication: number
    choice: QuoteDecision['choice']
    reason: string
    coverages: Json<QuoteDecision['coverages']>
    total_cents: number | null
    decided_by: string
    decided_at: Date
    ordered_at: Generated<Date | null>
  }
}
