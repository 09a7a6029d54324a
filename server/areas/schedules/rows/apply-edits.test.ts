import type { ScheduleEdit } from '@portico/contract/areas/schedules/schedule.shapes.ts'
import { expect, test } from 'vitest'
import { applyEdits } from './apply-edits.ts'
import type { StoredRow } from './rows.view.ts'

/** Rules under which a cell holds its text in capitals. */
const rules = {
  normalized: (_column: string, value: string | null) => value?.toUpperCase() ?? null,
  findings: () => [],
}

const truck: StoredRow = { rowId: 'truck', rank: 'V0000000', version: 3, cells: { make: 'FORD' }, findings: [] }
const standing = {
  rows: [truck],
  neighbours: { anchors: new Map([['truck', { rank: truck.rank, next: null }]]), first: truck.rank, last: 'truck' },
}
const made = (...edits: ScheduleEdit[]) => applyEdits(standing, edits, rules)

test('a cell is set from what it holds, however that was written', () => {
  const { changed, conflicts } = made({ op: 'set', rowId: 'truck', column: 'make', value: 'Mack', was: 'Ford' })
  expect(conflicts).toEqual([])
  expect(changed).toMatchObject([{ after: { rowId: 'truck', version: 4, cells: { make: 'MACK' } } }])
})

test('a cell that someone else changed is a conflict with both values', () => {
  const { conflicts } = made({ op: 'set', rowId: 'truck', column: 'make', value: 'Mack', was: 'Volvo' })
  expect(conflicts).toEqual([{ rowId: 'truck', column: 'make', yours: 'MACK', theirs: 'FORD', version: 3 }])
})

test('a cell that holds the new value already is neither a conflict nor a change', () => {
  const { conflicts, changed } = made({ op: 'set', rowId: 'truck', column: 'make', value: 'Ford', was: 'Volvo' })
  expect({ conflicts, changed }).toEqual({ conflicts: [], changed: [] })
})

test('a row that was changed since is not deleted', () => {
  const { conflicts, deleted } = made({ op: 'delete', rowId: 'truck', version: 2 })
  expect(deleted).toEqual([])
  expect(conflicts).toEqual([{ rowId: 'truck', column: null, yours: null, theirs: null, version: 3 }])
})

test('a row that is inserted, deleted and inserted again stands where it was put last', () => {
  const { inserted } = made(
    { op: 'insert', rowId: 'van', after: null, cells: {} },
    { op: 'delete', rowId: 'van', version: 1 },
    { op: 'insert', rowId: 'van', after: 'truck', cells: { make: 'Ram' } },
  )
  expect(inserted).toMatchObject([{ rowId: 'van', version: 1, cells: { make: 'RAM' } }])
  expect(inserted[0]!.rank > truck.rank).toBe(true)
})

test('rows inserted behind one that is gone stand at the end', () => {
  const { inserted } = made({ op: 'insert', rowId: 'van', after: 'gone', cells: {} })
  expect(inserted[0]!.rank > truck.rank).toBe(true)
})

test('the end of a tab is behind the row that stood last, even where the same batch puts that elsewhere', () => {
  const { inserted } = made(
    { op: 'delete', rowId: 'truck', version: 3 },
    { op: 'insert', rowId: 'truck', after: 'gone', cells: {} },
    { op: 'insert', rowId: 'van', after: 'gone', cells: {} },
  )
  const inOrder = inserted.toSorted((one, other) => (one.rank < other.rank ? -1 : 1))
  expect(inOrder.map(({ rowId }) => rowId)).toEqual(['van', 'truck'])
})
