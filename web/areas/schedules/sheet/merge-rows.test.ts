import type { ScheduleRow } from '@portico/contract/areas/schedules/schedule.shapes.ts'
import { expect, test } from 'vitest'
import { type KnownRow, merged } from './merge-rows.ts'
import { unsavedIn } from '../save/cell-policy.ts'

const row = (rowId: string, version = 1, cells: ScheduleRow['cells'] = { a: rowId }): ScheduleRow => ({
  rowId,
  position: rowId,
  version,
  cells,
})
const local = (...rows: readonly ScheduleRow[]) => rows.map(({ rowId, cells }) => ({ id: rowId, cells }))
const known = (...rows: readonly ScheduleRow[]) =>
  new Map<string, KnownRow>(rows.map(({ rowId, version, position }) => [rowId, { version, position }]))
const nothing = unsavedIn([])
const [b, d] = [row('b'), row('d')]

test('a newer row sets the cells that differ, and says which', () => {
  const { operations, changed } = merged(local(b), known(b), [row('b', 2, { a: 'new' })], nothing)
  expect(operations).toEqual([{ op: 'set', rowId: 'b', column: 'a', value: 'new', was: 'b' }])
  expect(changed).toEqual([{ rowId: 'b', column: 'a', was: 'b' }])
})

test('what is known already, or typed here and not saved, stays as it is', () => {
  expect(merged(local(b), known(b), [row('b', 1, { a: 'old' })], nothing).operations).toEqual([])
  const typed = unsavedIn([{ op: 'set', rowId: 'b', column: 'a', value: 'mine', was: 'b' }])
  expect(merged(local(b), known(b), [row('b', 2, { a: 'new' })], typed).operations).toEqual([])
})

test('new rows come where they stand, several at one place in their order', () => {
  const { operations } = merged(local(b, d), known(b, d), [row('c2'), row('c1'), row('a'), row('e')], nothing)
  expect(operations.map((operation) => [operation.rowId, operation.op === 'insert' && operation.after])).toEqual([
    ['a', null],
    ['c1', 'b'],
    ['c2', 'c1'],
    ['e', 'd'],
  ])
})

test('a row deleted here does not come back, and one that is gone goes only where all rows were read', () => {
  const deleted = unsavedIn([{ op: 'delete', rowId: 'c', version: 1 }])
  expect(merged(local(b), known(b), [row('c', 2)], deleted).operations).toEqual([])
  expect(merged(local(b, d), known(b, d), [b], nothing).operations).toEqual([])
  expect(merged(local(b, d), known(b, d), [b], nothing, new Set(['b', 'd'])).operations).toEqual([
    { op: 'delete', rowId: 'd' },
  ])
  expect(merged(local(b, d), known(b, d), [b], nothing, new Set(['b'])).operations).toEqual([])
})
