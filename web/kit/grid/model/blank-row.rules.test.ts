import { expect, test } from 'vitest'
import { growing, withBlank } from './blank-row.rules.ts'
import type { GridOperation, GridSource } from './grid-types.ts'

const rows = [
  { id: 'a', cells: { name: 'Ford' } },
  { id: 'b', cells: {} },
]
const source: GridSource = { count: 2, rowAt: (index) => rows[index], moves: 3 }
const set = (rowId: string): GridOperation => ({ op: 'set', rowId, column: 'name', value: 'Mack', was: null })

test('one blank row follows the others, and the first of an empty grid is blank', () => {
  const filled = withBlank(source, 'new')
  expect([filled.count, filled.moves]).toEqual([3, 3])
  expect([0, 1, 2, 3].map((at) => filled.rowAt(at)?.id)).toEqual(['a', 'b', 'new', undefined])
  expect(withBlank({ count: 0, rowAt: () => undefined }, 'new').rowAt(0)).toEqual({ id: 'new', cells: {} })
})

test('a value in the blank row makes it a row behind the last', () => {
  expect(growing([set('a'), set('new')], source, 'new')).toEqual({
    operations: [{ op: 'insert', rowId: 'new', after: 'b' }, set('a'), set('new')],
    hasGrown: true,
  })
  expect(growing([set('new')], { count: 0, rowAt: () => undefined }, 'new').operations[0]).toMatchObject({
    after: null,
  })
})

test('other changes leave it blank, and it cannot be deleted', () => {
  const deletions: GridOperation[] = [
    { op: 'delete', rowId: 'b' },
    { op: 'delete', rowId: 'new' },
  ]
  expect(growing([set('b')], source, 'new')).toEqual({ operations: [set('b')], hasGrown: false })
  expect(growing(deletions, source, 'new').operations).toEqual([{ op: 'delete', rowId: 'b' }])
})
