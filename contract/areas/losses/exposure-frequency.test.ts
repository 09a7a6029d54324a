import fc from 'fast-check'
import { expect, test } from 'vitest'
import { baseOfLine, exposureBases, exposureFrequency, yearsValued } from './exposure-frequency.ts'
import { policyTypeCodes } from '../policies/policy-types.ts'

const termOf = (year: number, on?: string) => ({
  term: { line: 'AUTO', from: `${year}-01-01`, to: `${year + 1}-01-01`, premium: null },
  valuations: on === undefined ? [] : [{ on, losses: [] }],
})

test('years end with the valuation, count shared days once and leave out what has no loss run', () => {
  const whole = [termOf(2021, '2026-01-01'), termOf(2022, '2026-01-01')]
  expect(yearsValued(whole)).toBeCloseTo(2, 1)
  expect(yearsValued([...whole, ...whole, termOf(2023)])).toBe(yearsValued(whole))
  expect(yearsValued([termOf(2024, '2024-07-01')])).toBeCloseTo(0.5, 1)
  expect(yearsValued([termOf(2024, '2023-12-01')])).toBe(0)
  expect(yearsValued([])).toBe(0)
})

test('claims are stated for each $1M or each 100 of their base, a year', () => {
  expect(exposureFrequency({ count: 10, years: 5 }, 'PAYROLL', 400_000_000)).toBe(0.5)
  expect(exposureFrequency({ count: 10, years: 5 }, 'VEHICLES', 40)).toBe(5)
  fc.assert(
    fc.property(fc.constantFrom(...exposureBases), fc.integer({ min: 1, max: 1_000_000 }), (base, amount) => {
      const one = exposureFrequency({ count: 3, years: 2 }, base, amount)!
      expect(exposureFrequency({ count: 3, years: 2 }, base, amount * 2)).toBeCloseTo(one / 2, 9)
      expect(exposureFrequency({ count: 6, years: 2 }, base, amount)).toBeCloseTo(one * 2, 9)
      expect(exposureFrequency({ count: 3, years: 0 }, base, amount)).toBeNull()
      expect(exposureFrequency({ count: 3, years: 2 }, base, 0)).toBeNull()
    }),
  )
})

test('bases belong to lines that there are', () => {
  expect(Object.keys(baseOfLine).filter((line) => !policyTypeCodes.includes(line))).toEqual([])
})
