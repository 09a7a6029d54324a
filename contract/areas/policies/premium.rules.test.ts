import { expect, test } from 'vitest'
import { premiumLabel, totalPremium } from './premium.rules.ts'

test.each([
  ['2026-01-01', '2027-01-01', 'Annual premium'],
  ['2027-06-01', '2028-06-01', 'Annual premium'],
  ['2026-01-01', '2026-07-01', 'Term premium'],
  ['2026-01-01', '2029-01-01', 'Term premium'],
])('the premium of a term from %s to %s is called %s', (effectiveDate, expirationDate, label) => {
  expect(premiumLabel({ effectiveDate, expirationDate })).toBe(label)
})

test.each([
  [{ premium: 100, taxes: 5, fees: 3 }, 108],
  [{ premium: 100, taxes: null, fees: 3 }, 103],
  [{ premium: 100, taxes: 0, fees: null }, 100],
  [{ premium: 100, taxes: null, fees: null }, null],
  [{ premium: null, taxes: 5, fees: 3 }, null],
])('the total of %j is %s', (policy, total) => {
  expect(totalPremium(policy)).toBe(total)
})
