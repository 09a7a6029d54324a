import { expect, test } from 'vitest'
import { SheetMarks } from './sheet-marks.ts'
import { totalsOf } from './sheet-totals.ts'
import { withDefaults } from './default-cells.ts'
import { columnsOf } from '@portico/contract/areas/schedules/columns/schedule-columns.ts'

test('the gravest finding colours a cell, and all are told; one of the whole row stands at its name', () => {
  const marks = new SheetMarks('name')
  marks.replace(
    ['r1'],
    [
      { rowId: 'r1', column: 'value', severity: 'OUTLIER', message: 'unlike last year' },
      { rowId: 'r1', column: 'value', severity: 'HARD_ERROR', message: 'must be less than 5' },
      { rowId: 'r1', column: null, severity: 'LIMIT_TO_REVIEW', message: 'Limit is low' },
    ],
  )
  const { markOf, inOrder, count } = marks.view()
  expect(markOf('r1', 'value')).toEqual({ kind: 'error', text: 'Unlike last year. Must be less than 5.' })
  expect(markOf('r1', 'name')).toEqual({ kind: 'warning', text: 'Limit is low.' })
  expect([inOrder([{ id: 'r0' }, { id: 'r1' }], 2).length, count]).toEqual([2, 3])
  marks.drop('r1')
  expect(marks.view().count).toBe(0)
})

test('what was said of a cell ends when it is edited; others’ changes are told until then', () => {
  const marks = new SheetMarks('name')
  marks.replace(['r1'], [{ rowId: 'r1', column: 'a', severity: 'ERROR', message: 'wrong' }])
  marks.changedByOther('r1', 'b', 'Ann changed this')
  expect(marks.view().markOf('r1', 'b')).toEqual({ kind: 'changed', text: 'Ann changed this.' })
  marks.edited('r1', 'a', null)
  marks.edited('r1', 'b', 'must be a number')
  expect(marks.view().markOf('r1', 'a')).toBeUndefined()
  expect(marks.view().markOf('r1', 'b')).toEqual({ kind: 'error', text: 'Must be a number.' })
})

test('totals leave out removed rows and drift by no cent', () => {
  const columns = columnsOf('PROPERTY_COVERAGES')
  const key = columns.find(({ totalled, kind }) => totalled && kind === 'money')!.key
  const rows = ['0.1', '0.2', '100', 'Included'].map((value, at) => ({
    id: `r${at}`,
    cells: { [key]: value, rowStatus: value === '100' ? 'REMOVED' : 'ACTIVE' },
  }))
  expect(totalsOf(rows, columns)?.[key]).toBe('$0.30')
})

test('new rows hold their defaults, also where a paste sets them in the same breath', () => {
  expect(
    withDefaults(
      [
        { op: 'insert', rowId: 'r1', after: null },
        { op: 'set', rowId: 'r1', column: 'rowStatus', value: 'PENDING', was: null },
        { op: 'set', rowId: 'r2', column: 'rowStatus', value: 'PENDING', was: null },
        { op: 'insert', rowId: 'r3', after: null, cells: { a: '1' } },
      ],
      { rowStatus: 'ACTIVE' },
    ),
  ).toEqual([
    { op: 'insert', rowId: 'r1', after: null, cells: { rowStatus: 'ACTIVE' } },
    { op: 'set', rowId: 'r1', column: 'rowStatus', value: 'PENDING', was: 'ACTIVE' },
    { op: 'set', rowId: 'r2', column: 'rowStatus', value: 'PENDING', was: null },
    { op: 'insert', rowId: 'r3', after: null, cells: { a: '1' } },
  ])
})
