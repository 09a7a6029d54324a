import { expect, test } from 'vitest'
import { matchesIn, nextMatch, replacedIn } from './find.rules.ts'
import type { GridColumn } from './grid-types.ts'
import { emptyLayout, laidOut } from './layout.rules.ts'

const columns: readonly GridColumn[] = [
  { key: 'make', heading: 'Make', width: 100, kind: 'text' },
  { key: 'cost', heading: 'Cost', width: 100, kind: 'money' },
  { key: 'license', heading: 'License', width: 100, kind: 'text', concealed: true },
]
const rows = [
  { id: 'a', cells: { make: 'Ford (ford)', cost: '50000', license: '***50' } },
  { id: 'b', cells: { make: 'Mack', cost: '250', license: null } },
]
const target = {
  source: { count: 2, rowAt: (index: number) => rows[index] },
  columns: laidOut(columns, emptyLayout),
  newRowId: () => 'new',
}
const found = (text: string) => matchesIn(target.source, target.columns, text, { from: 0, to: 2 })
const replaced = (text: string, by: string) =>
  replacedIn(target, found(text), text, by).map((one) => (one.op === 'set' ? [one.rowId, one.column, one.value] : []))

test('every occurrence is replaced in any case, as it is written', () => {
  expect(replaced('FORD', '$& Motor')).toEqual([['a', 'make', '$& Motor ($& Motor)']])
  expect(replaced('(ford)', '')).toEqual([['a', 'make', 'Ford']])
})

test('what is replaced is read as if it were typed, and concealed values stay', () => {
  expect(replaced('50', '60')).toEqual([
    ['a', 'cost', '60000'],
    ['b', 'cost', '260'],
  ])
})

test('the next match follows the cell, and after the last comes the first', () => {
  const matches = found('50')
  expect(matches).toHaveLength(3)
  expect(nextMatch(matches, { row: 0, column: 1 }, false)).toBe(1)
  expect(nextMatch(matches, { row: 1, column: 1 }, false)).toBe(0)
  expect(nextMatch(matches, { row: 0, column: 1 }, true)).toBe(2)
})
