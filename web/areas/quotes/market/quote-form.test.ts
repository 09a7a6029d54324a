import type { MarketGrid, MarketQuote } from '@portico/contract/areas/quotes/quote.shapes.ts'
import { expect, test } from 'vitest'
import { startValues, valuesOf } from './quote-form.ts'

type Line = MarketGrid['lines'][number]

const coverage = (name: string) => ({ name, limit: 100_000_000, deductible: null, note: '' })
const line = {
  requested: [coverage('Each occurrence')],
  expiring: { coverages: [coverage('Each occurrence'), coverage('Medical expense')] },
} as unknown as Pick<Line, 'requested' | 'expiring'>
const quote = (coverages: readonly object[]) =>
  ({ exclusions: [], forms: [], commission: null, coverages }) as unknown as MarketQuote
const rows = ({ coverages }: ReturnType<typeof startValues>) => coverages.map(({ name, limit }) => [name, limit])

test('a new quote, and one that a market prices after it was asked, list what was requested and what expires', () => {
  const asked = [
    ['Each occurrence', ''],
    ['Medical expense', ''],
  ]
  expect(rows(startValues(line, '2026-11-30'))).toEqual(asked)
  expect(rows(valuesOf(quote([]), line))).toEqual(asked)
})

test('a quote that was entered keeps its own coverages', () => {
  expect(rows(valuesOf(quote([coverage('Each occurrence')]), line))).toEqual([['Each occurrence', '1000000.00']])
})
