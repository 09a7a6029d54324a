import { expect, test } from 'vitest'
import {
  appendedRow,
  blockOf,
  cleared,
  deletedRows,
  drawnDown,
  type EditTarget,
  filledDown,
  filledRight,
  insertedRows,
  pasted,
  typedInto,
} from './edits.rules.ts'
import type { GridColumn, GridOperation, GridRow } from './grid-types.ts'
import { emptyLayout, laidOut } from './layout.rules.ts'
import { applyOperations } from './operations.rules.ts'

const columns: readonly GridColumn[] = [
  { key: 'name', heading: 'Name', width: 100, kind: 'text' },
  { key: 'value', heading: 'Value', width: 100, kind: 'money' },
  { key: 'sum', heading: 'Sum', width: 100, kind: 'money', readOnly: true },
]
const rows: readonly GridRow[] = [
  { id: 'a', cells: { name: 'North', value: '1200' } },
  { id: 'b', cells: { name: 'South', value: '5' } },
  { id: 'c', cells: {} },
]

function target(): EditTarget {
  let made = 0
  return {
    source: { count: rows.length, rowAt: (index) => rows[index] },
    columns: laidOut(columns, emptyLayout),
    newRowId: () => `new${++made}`,
  }
}
const after = (operations: readonly GridOperation[]) =>
  applyOperations(rows, operations).rows.map(({ id, cells }) => [id, cells.name ?? null, cells.value ?? null])
const one = (row: number, column: number) => ({ top: row, bottom: row, left: column, right: column })

test('what is typed is kept in its form, with what stood there; nothing is said where nothing changes', () => {
  const place = { row: 0, column: 1 }
  expect(typedInto(target(), place, '$1,300')).toEqual([
    { op: 'set', rowId: 'a', column: 'value', value: '1300', was: '1200' },
  ])
  expect(typedInto(target(), place, '1200')).toEqual([])
  expect(typedInto(target(), { row: 0, column: 2 }, '1')).toEqual([])
  expect(typedInto(target(), place, '$1,300', '900')).toMatchObject([{ value: '1300', was: '900' }])
})

test('numbers are copied as plain digits, all else as it is read, and pasted as they are typed', () => {
  const all = { top: 0, bottom: 1, left: 0, right: 1 }
  expect(blockOf(target(), all)).toEqual([
    ['North', '1200'],
    ['South', '5'],
  ])
  expect(pasted(target(), all, blockOf(target(), all)).operations).toEqual([])
})

test('a block beyond the end brings rows with it; beyond the last column it is cut', () => {
  const { operations, area, added } = pasted(target(), one(2, 1), [
    ['1', '2', '3'],
    ['4', '5', '6'],
    ['7', '8', '9'],
  ])
  expect(area).toEqual({ top: 2, bottom: 4, left: 1, right: 2 })
  expect(added).toBe(2)
  expect(after(operations).slice(2)).toEqual([
    ['c', null, '1'],
    ['new1', null, '4'],
    ['new2', null, '7'],
  ])
})

test('one cell fills all that is selected', () => {
  const { operations } = pasted(target(), { top: 0, bottom: 2, left: 0, right: 1 }, [['9']])
  expect(
    after(operations)
      .flat()
      .filter((text) => text === '9'),
  ).toHaveLength(6)
})

test('filling down and right, by keys and by the handle', () => {
  expect(after(filledDown(target(), { top: 0, bottom: 2, left: 0, right: 0 })).map(([, name]) => name)).toEqual([
    'North',
    'North',
    'North',
  ])
  expect(after(filledDown(target(), one(2, 1)))[2]).toEqual(['c', null, '5'])
  expect(after(filledRight(target(), { top: 1, bottom: 1, left: 0, right: 1 }))[1]).toEqual(['b', 'South', 'South'])
  expect(after(drawnDown(target(), { top: 0, bottom: 0, left: 0, right: 1 }, 2))[2]).toEqual(['c', 'North', '1200'])
})

test('clearing, inserting, appending and deleting', () => {
  expect(after(cleared(target(), { top: 0, bottom: 0, left: 0, right: 2 }))[0]).toEqual(['a', null, null])
  const ids = (operations: readonly GridOperation[]) => after(operations).map(([id]) => id)
  expect(ids(insertedRows(target(), { top: 0, bottom: 1, left: 0, right: 0 }))).toEqual(['new1', 'new2', 'a', 'b', 'c'])
  expect(ids(insertedRows(target(), one(1, 0)))).toEqual(['a', 'new1', 'b', 'c'])
  expect(ids(insertedRows(target(), one(1, 0), 'below'))).toEqual(['a', 'b', 'new1', 'c'])
  expect(ids(insertedRows(target(), one(3, 0), 'below'))).toEqual(['a', 'b', 'c', 'new1'])
  expect(ids(appendedRow(target()))).toEqual(['a', 'b', 'c', 'new1'])
  expect(ids(deletedRows(target(), { top: 0, bottom: 1, left: 0, right: 0 }))).toEqual(['c'])
})

test('a long block comes in parts, and each of its new rows stands behind the one before', () => {
  const block = Array.from({ length: 450 }, (_, at) => [`Row ${at}`, String(at + 1)])
  const { operations, area, added } = pasted(target(), one(1, 0), block)
  expect([area.bottom, added]).toEqual([450, 448])
  const all = after(operations)
  expect(all.slice(1).map(([, name, value]) => [name, value])).toEqual(block)
  expect(all[0]).toEqual(['a', 'North', '1200'])
})
