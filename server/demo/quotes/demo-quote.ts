import type { MarketQuote } from '@portico/contract/areas/quotes/quote.shapes.ts'

export interface DemoCoverage {
  readonly name: string
  /** Dollars. */
  readonly limit?: number | undefined
  readonly deductible?: number | undefined
  readonly note?: string | undefined
  /** Additional dollars: the client accepts or declines it. */
  readonly option?: number
  readonly offer?: 'TERRORISM' | 'UM_UIM'
}

export interface DemoQuote {
  readonly account: string
  readonly line: string
  readonly carrier: string
  readonly mga?: string
  readonly market?: MarketQuote['market']
  readonly rating?: MarketQuote['rating']
  readonly status: MarketQuote['status']
  readonly declinedReason?: string
  readonly sentDaysAgo: number
  /** Undefined if the market has not responded yet. */
  readonly answeredDaysAgo?: number
  /** Undefined if it was not shown to the client. */
  readonly shownDaysAgo?: number
  /** Dollars. */
  readonly premium?: number
  readonly taxes?: number
  readonly fees?: number
  /** Hundredths of a percent. */
  readonly commission?: number
  readonly coverages?: readonly DemoCoverage[]
  readonly exclusions?: readonly string[]
  readonly forms?: readonly string[]
  readonly expiresInDays?: number
  readonly note?: string
  /** What the client asked, and what the brokerage answered. */
  readonly talk?: readonly [string, string]
}

export const terrorism = {
  name: 'Certified acts of terrorism',
  note: 'Must be offered by law (TRIA)',
  offer: 'TERRORISM',
} as const

export const liabilityForms = [
  'CG 00 01 04 13 Commercial General Liability',
  'CG 20 10 12 19 Additional Insured, Ongoing Operations',
]
