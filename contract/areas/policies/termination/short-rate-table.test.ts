import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shortRateEarned } from './short-rate-table.ts'

test.each([
  [0, 0],
  [1, 5],
  [30, 19],
  [90, 35],
  [182, 60],
  [183, 61],
  [270, 80],
  [360, 99],
  [361, 100],
  [365, 100],
])('after %i days of a year %i percent are earned', (days, percent) => {
  expect(shortRateEarned(days, 365)).toBe(percent)
})

test('half of a term of half a year earns what half a year earns', () => {
  expect(shortRateEarned(91, 182)).toBe(shortRateEarned(183, 365))
})

test('the table never earns less than pro rata, and never less later', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1100 }), fc.double({ min: 0, max: 1, noNaN: true }), (term, share) => {
      const day = Math.floor(share * term)
      expect(shortRateEarned(day, term)).toBeGreaterThanOrEqual(Math.floor((day * 100) / term))
      expect(shortRateEarned(day + 1, term)).toBeGreaterThanOrEqual(shortRateEarned(day, term))
    }),
  )
})
