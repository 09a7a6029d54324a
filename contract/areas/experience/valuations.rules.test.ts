import { expect, test } from 'vitest'
import { valuationFor } from './experience-period.ts'
import { comingValuation } from './next-mod.rules.ts'

test.each([
  ['2022-01-01', '2025-07-01'],
  ['2023-01-01', '2025-07-01'],
  ['2024-01-01', '2025-07-01'],
  ['2024-04-01', '2025-10-01'],
  ['2024-09-01', undefined],
])('a policy year of %s is valued as of %s for a rating date of 2026-01-01', (policyFrom, expected) => {
  expect(valuationFor(policyFrom, '2026-01-01')).toBe(expected)
})

test('claims of loss runs are labeled as mixed where they are not valued as of one day', () => {
  const of = (valuedOn: string, valuedTo: string) => comingValuation({ valuedOn, valuedTo, claims: [] })
  expect(of('2026-01-05', '2026-01-05')).toBe('valued 01/05/2026')
  expect(of('2026-01-05', '2026-03-01')).toBe('with mixed valuations: valued 01/05/2026 to 03/01/2026')
})
