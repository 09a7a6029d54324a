import { expect, test } from 'vitest'
import type { GridOperation } from '../model/grid-types.ts'
import { EditedRow } from './edited-row.ts'

const gone = (rowId: string): GridOperation => ({ op: 'delete', rowId })
const typed: GridOperation = { op: 'set', rowId: 'a', column: 'make', value: 'Ford', was: null }

test('a row that others delete while it is edited goes when the edit ends without a change', () => {
  const edited = new EditedRow()
  edited.become('a')
  expect(edited.spared([gone('a'), gone('b')])).toEqual([gone('b')])
  expect(edited.become(undefined)).toEqual([gone('a')])
  expect(edited.spared([gone('a')])).toEqual([gone('a')])
})

test('a change of it keeps it, as saving the change shows that it was deleted', () => {
  const edited = new EditedRow()
  edited.become('a')
  edited.spared([gone('a')])
  edited.note([typed])
  expect(edited.become(undefined)).toEqual([])
})
