import { expect, test } from 'vitest'
import { valuationFor } from './experience-period.ts'
import { comingValuation, mixedText, valuedText } from './next-mod.rules.ts'
import type { ClaimLine } from './worksheet.shapes.ts'

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

test('a claim has the date of its loss run before that of the bureau, and none before the first valuation', () => {
  expect(valuedText({ policyFrom: '2024-01-01' }, '2026-01-01')).toBe('07/01/2025')
  expect(valuedText({ policyFrom: '2024-01-01', valuedOn: '2025-11-03' }, '2026-01-01')).toBe('11/03/2025')
  expect(valuedText({ policyFrom: '2025-01-01' }, '2026-01-01')).toBe('–')
})

test('a worksheet says so where policy years are valued as of different days', () => {
  const of = (...years: string[]) =>
    mixedText({ ratingOn: '2026-01-01', claims: years.map((policyFrom) => ({ ...line, policyFrom })) })
  expect(of('2023-01-01', '2024-01-01')).toBeUndefined()
  expect(of('2023-01-01', '2024-04-01')).toBe('Mixed valuations: claims are valued as of 07/01/2025 to 10/01/2025.')
})

const line: ClaimLine = {
  policyFrom: '2023-01-01',
  number: 'A-1',
  ijCode: 5,
  isOpen: false,
  incurred: 100,
  printedPrimary: null,
  closedOn: null,
  currentIncurred: null,
  recovered: 0,
  entity: '',
}
