import type { ClaimRow } from '@portico/contract/areas/claims/claim.shapes.ts'
import { expect, test } from 'vitest'
import { claimColumns } from './claim-columns.tsx'

const parts = {
  paid: { indemnity: 100_000, medical: 50_000, expense: 0 },
  reserve: { indemnity: 20_000, medical: 0, expense: 5_000 },
  recovered: { indemnity: 30_000, medical: 0, expense: 0 },
}
const claim = { valued: { parts } } as ClaimRow
const unvalued = { valued: null } as ClaimRow

test('amounts are in columns of their own by what they are for, blank where a claim is not valued', () => {
  const columns = claimColumns('ACME', undefined, '2026-11-30').filter(({ header }) => header.includes(', '))
  expect(columns.map(({ header, value }) => [header, value?.(claim)])).toEqual([
    ['Paid, indemnity', 1000],
    ['Paid, medical', 500],
    ['Paid, expense', 0],
    ['Reserves, indemnity', 200],
    ['Reserves, medical', 0],
    ['Reserves, expense', 50],
    ['Recoveries, indemnity', 300],
    ['Recoveries, medical', 0],
    ['Recoveries, expense', 0],
    ['Incurred, indemnity', 900],
    ['Incurred, medical', 500],
    ['Incurred, expense', 50],
  ])
  expect(new Set(columns.map(({ text, value }) => `${text(unvalued)}${value?.(unvalued)}`))).toEqual(new Set(['null']))
  expect(columns.every(({ startsHidden }) => startsHidden)).toBe(true)
})

test('years, lines, and locations narrow the list without showing their columns first', () => {
  const narrows = claimColumns('ACME', undefined, '2026-11-30').filter(
    ({ choices, startsHidden, narrowsHidden }) => choices !== undefined && (!startsHidden || narrowsHidden),
  )
  expect(narrows.map(({ key }) => key)).toEqual(['status', 'type', 'year', 'location', 'line'])
})
