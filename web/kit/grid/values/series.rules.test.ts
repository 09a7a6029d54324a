import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ColumnKind, GridColumn } from '../model/grid-types.ts'
import { seriesOf } from './series.rules.ts'

const column = (kind: ColumnKind): GridColumn => ({ key: 'a', heading: 'A', width: 100, kind })
const next = (kind: ColumnKind, values: readonly (string | null)[], many = 2) => {
  const series = seriesOf(column(kind), values)
  return series && Array.from({ length: many }, (_, at) => series(at + 1))
}

test.each<[ColumnKind, string[], string[]]>([
  ['text', ['101', '102'], ['103', '104']],
  ['text', ['T-08', 'T-09'], ['T-10', 'T-11']],
  ['text', ['007', '008'], ['009', '010']],
  ['money', ['1000', '1500', '2000'], ['2500', '3000']],
  ['number', ['0.1', '0.2'], ['0.3', '0.4']],
  ['whole', ['5', '3'], ['1', '-1']],
  ['date', ['2026-01-30', '2026-02-06'], ['2026-02-13', '2026-02-20']],
  ['date', ['2026-11-01', '2026-12-01'], ['2027-01-01', '2027-02-01']],
  ['date', ['2024-07-01', '2025-07-01'], ['2026-07-01', '2027-07-01']],
])('%s %j goes on with %j', (kind, values, more) => {
  expect(next(kind, values)).toEqual(more)
})

test.each<[ColumnKind, (string | null)[]]>([
  ['text', ['101']],
  ['text', ['101', '101']],
  ['text', ['Ford', 'Mack']],
  ['text', ['A 1', 'B 2']],
  ['text', ['1', null]],
  ['money', ['1', '2', '4']],
  ['date', ['2026-01-01', 'soon']],
  ['yes-no', ['1', '2']],
])('%s %j repeats', (kind, values) => {
  expect(next(kind, values)).toBeUndefined()
})

test('whole numbers go on by any step', () => {
  fc.assert(
    fc.property(fc.integer({ min: -9999, max: 9999 }), fc.integer({ min: 1, max: 500 }), (first, step) => {
      expect(next('whole', [String(first), String(first + step)], 1)).toEqual([String(first + 2 * step)])
    }),
  )
})
