import { array, assert, constantFrom, nat, option, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { matchesIn, nextMatch } from './find.rules.ts'
import type { GridColumn, GridRow } from './grid-types.ts'
import { emptyLayout, laidOut, moved, resized } from './layout.rules.ts'
import { filteredView, isWhole, sortedView, viewed, viewing, wholeView } from './view.rules.ts'

const columns: readonly GridColumn[] = [
  { key: 'value', heading: 'Value', width: 100, kind: 'money' },
  { key: 'name', heading: 'Name', width: 120, kind: 'text', frozen: true },
  { key: 'day', heading: 'Day', width: 90, kind: 'date' },
]
const cells = record({
  value: option(nat(50).map(String), { nil: null }),
  name: option(constantFrom('Mill 2', 'Mill 10', 'Yard'), { nil: null }),
  day: option(constantFrom('2026-02-01', '2025-12-31'), { nil: null }),
})
const manyRows = array(cells, { maxLength: 30 }).map((all) =>
  all.map((one, at): GridRow => ({ id: String(at), cells: one })),
)
const rowsOf = (...names: (string | null)[]): GridRow[] =>
  names.map((name, at) => ({ id: String(at), cells: { name } }))

test('sorting keeps every row, orders by each column in turn, and puts empty cells last', () => {
  const view = sortedView(sortedView(wholeView, 'name', 'ascending', false), 'value', 'descending', true)
  const order = ['Mill 2', 'Mill 10', 'Yard', '~']
  assert(
    property(manyRows, (rows) => {
      const sorted = viewed(rows, columns, view)
      expect(new Set(sorted)).toEqual(new Set(rows))
      const names = sorted.map((row) => row.cells.name ?? '~')
      expect(names).toEqual(names.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)))
      const values = sorted.filter((row) => row.cells.name === 'Yard').map((row) => Number(row.cells.value ?? -1))
      expect(values).toEqual(values.toSorted((a, b) => b - a))
    }),
  )
})

test('many rows are ordered as few are, and nothing of it takes long without a rest', () => {
  const count = 25_000
  const rows = Array.from({ length: count }, (_, at): GridRow => ({
    id: String(at),
    cells: { value: String((at * 7) % 500) },
  }))
  const view = sortedView(wholeView, 'value', 'descending', false)
  const expected = rows.toSorted((a, b) => Number(b.cells.value) - Number(a.cells.value)).map(({ id }) => id)
  expect(viewed(rows, columns, view).map(({ id }) => id)).toEqual(expected)

  let read = 0
  let most = 0
  const display = (value: string) => {
    read += 1
    return value
  }
  const filtered = filteredView(view, 'value', { kind: 'contains', text: '1' })
  const work = viewing(rows, [{ ...columns[1]!, key: 'value', display }], filtered)
  for (let before = 0; work.next().done !== true; before = read) most = Math.max(most, read - before)
  expect(read).toBeGreaterThan(count)
  expect(most).toBeLessThanOrEqual(2000)
})

test('numbers within words are ordered as numbers', () => {
  const view = sortedView(wholeView, 'name', 'ascending', false)
  expect(viewed(rowsOf('Mill 10', null, 'Mill 2'), columns, view).map(({ id }) => id)).toEqual(['2', '0', '1'])
})

test('filters hold together: a text, a list, ends, emptiness', () => {
  const rows: GridRow[] = [
    { id: 'a', cells: { name: 'Mill', value: '1200', day: '2026-02-01' } },
    { id: 'b', cells: { name: 'Yard', value: '90', day: '2025-12-31' } },
    { id: 'c', cells: { name: 'Mill', value: 'unknown' } },
  ]
  const ids = (...filters: [string, Parameters<typeof filteredView>[2]][]) => {
    const view = filters.reduce((all, [column, filter]) => filteredView(all, column, filter), wholeView)
    return viewed(rows, columns, view).map(({ id }) => id)
  }
  expect(ids(['value', { kind: 'contains', text: '$1,2' }])).toEqual(['a'])
  expect(ids(['name', { kind: 'one-of', values: ['Mill'] }])).toEqual(['a', 'c'])
  expect(ids(['value', { kind: 'between', least: '100', most: '' }])).toEqual(['a'])
  expect(ids(['day', { kind: 'between', least: '', most: '2025-12-31' }])).toEqual(['b'])
  expect(ids(['day', { kind: 'empty' }], ['name', { kind: 'contains', text: 'mi' }])).toEqual(['c'])
  expect(isWhole(filteredView(filteredView(wholeView, 'day', { kind: 'empty' }), 'day', undefined))).toBe(true)
})

test('finding goes round, forward and back', () => {
  const rows = rowsOf('Mill', 'Yard', 'mill 2')
  const laid = laidOut(columns, emptyLayout)
  const found = matchesIn({ count: 3, rowAt: (at) => rows[at] }, laid, 'MILL', { from: 0, to: 10 })
  expect(found).toEqual([
    { row: 0, column: 0 },
    { row: 2, column: 0 },
  ])
  expect(nextMatch(found, { row: 0, column: 0 }, false)).toBe(1)
  expect(nextMatch(found, { row: 2, column: 0 }, false)).toBe(0)
  expect(nextMatch(found, { row: 0, column: 0 }, true)).toBe(1)
  expect(nextMatch([], { row: 0, column: 0 }, true)).toBe(-1)
})

test('frozen columns come first; the others move among themselves and keep a width that can be used', () => {
  const keys = (layout = emptyLayout) => laidOut(columns, layout).map(({ column }) => column.key)
  expect(keys()).toEqual(['name', 'value', 'day'])
  const swapped = moved(columns, emptyLayout, 1, 2)
  expect(keys(swapped)).toEqual(['name', 'day', 'value'])
  expect(moved(columns, swapped, 0, 1)).toBe(swapped)
  expect(laidOut(columns, resized(swapped, 'day', -50)).map(({ left, width }) => [left, width])).toEqual([
    [0, 120],
    [120, 48],
    [168, 100],
  ])
})
