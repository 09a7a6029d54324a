import type { EditConflict, ScheduleEdit } from '@portico/contract/areas/schedules/schedule.shapes.ts'
import { expect, test } from 'vitest'
import {
  batchLimit,
  chunksOf,
  editsOf,
  leading,
  operationsOf,
  rebased,
  settled,
  toDecide,
  unsavedIn,
} from './cell-policy.ts'

const set = (rowId: string, column: string, value = 'x'): ScheduleEdit => ({
  op: 'set',
  rowId,
  column,
  value,
  was: null,
})

test('operations of the grid become edits and come back as they were', () => {
  const operations = [
    { op: 'insert' as const, rowId: 'r1', after: null, cells: { a: '1', gone: '2', none: null } },
    { op: 'set' as const, rowId: 'r1', column: 'a', value: '3', was: '1' },
    { op: 'delete' as const, rowId: 'r2' },
  ]
  const edits = editsOf(
    operations,
    () => 7,
    (key) => key !== 'gone',
  )
  expect(edits).toEqual([
    { op: 'insert', rowId: 'r1', after: null, cells: { a: '1' } },
    operations[1],
    { op: 'delete', rowId: 'r2', version: 7 },
  ])
  expect(operationsOf(edits)[2]).toEqual(operations[2])
})

test('edits are cut by number and by size, and none is lost', () => {
  const many = Array.from({ length: batchLimit.edits * 2 + 1 }, (_, at) => set(`r${at}`, 'a'))
  expect(chunksOf(many).map(({ length }) => length)).toEqual([batchLimit.edits, batchLimit.edits, 1])
  const large = Array.from({ length: 1200 }, (_, at) => set(`r${at}`, 'a', 'x'.repeat(4000)))
  expect(chunksOf(large).length).toBeGreaterThan(1)
  expect(chunksOf(large).flat()).toEqual(large)
})

test('what was sent before goes alone; what was not goes with as much as one request may carry', () => {
  const entry = (seq: number, key: string | null, many = 1) => ({
    seq,
    key,
    edits: Array.from({ length: many }, () => set('r', 'a')),
  })
  expect(leading([entry(1, 'sent'), entry(2, null)]).map(({ seq }) => seq)).toEqual([1])
  expect(leading([entry(1, null), entry(2, null), entry(3, null, batchLimit.edits)]).map(({ seq }) => seq)).toEqual([
    1, 2,
  ])
})

test('a deletion keeps its version where somebody else was there too', () => {
  const edits: ScheduleEdit[] = [{ op: 'delete', rowId: 'r1', version: 1 }]
  expect(rebased(edits, [{ rowId: 'r1', position: 'a', version: 3, cells: {} }])).toEqual(edits)
})

test('what is not saved is known by cell and row; a row that came back is not deleted', () => {
  const unsaved = unsavedIn([
    set('r1', 'a'),
    { op: 'delete', rowId: 'r2', version: 1 },
    { op: 'insert', rowId: 'r2', after: null, cells: {} },
  ])
  expect([...(unsaved.cells.get('r1') ?? [])]).toEqual(['a'])
  expect([unsaved.inserted.has('r2'), unsaved.deleted.has('r2')]).toEqual([true, false])
})

const conflict = (of: Partial<EditConflict>): EditConflict => ({
  rowId: 'r1',
  column: 'a',
  yours: 'x',
  theirs: 'y',
  version: 2,
  changedByName: 'Daniel Okafor',
  ...of,
})

test('the cells of a row that is gone are one conflict', () => {
  const gone = [conflict({ version: null }), conflict({ version: null, column: 'b' })]
  expect([...toDecide(gone, [set('r1', 'a'), set('r1', 'b')]).values()]).toEqual([
    conflict({ version: null, column: null, yours: null, theirs: null }),
  ])
})

test('a deleted row is put back as it stands here, or its edits are given up', () => {
  const gone = conflict({ version: null, column: null, yours: null, theirs: null })
  const restored = { op: 'insert', rowId: 'r1', after: 'r0', cells: { a: 'x' } } as const
  const edits = [set('r1', 'a'), set('r2', 'a')]
  expect(settled(edits, [{ conflict: gone, keep: 'mine', restored }])).toEqual([restored, set('r2', 'a')])
  expect(settled(edits, [{ conflict: gone, keep: 'theirs' }])).toEqual([set('r2', 'a')])
})

test('a deletion that is kept is made of the row as it has become', () => {
  const edits: ScheduleEdit[] = [{ op: 'delete', rowId: 'r1', version: 1 }]
  const changed = conflict({ column: null, yours: null, theirs: null })
  expect(settled(edits, [{ conflict: changed, keep: 'mine' }])).toEqual([{ op: 'delete', rowId: 'r1', version: 2 }])
  expect(settled(edits, [{ conflict: changed, keep: 'theirs' }])).toEqual([])
})
