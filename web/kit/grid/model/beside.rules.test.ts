import { expect, test } from 'vitest'
import { filledBeside } from './beside.rules.ts'
import type { GridColumn, GridRow } from './grid-types.ts'
import { emptyLayout, laidOut } from './layout.rules.ts'

const columns: readonly GridColumn[] = [
  { key: 'code', heading: 'Code', width: 100, kind: 'text' },
  { key: 'description', heading: 'Description', width: 100, kind: 'text' },
  { key: 'fixed', heading: 'Fixed', width: 100, kind: 'text', readOnly: true },
]

const target = (cells: GridRow['cells']) => ({
  source: { count: 1, rowAt: (index: number) => (index === 0 ? { id: 'one', cells } : undefined) },
  columns: laidOut(columns, emptyLayout),
  newRowId: () => 'new',
})

test('what is known of a value is written beside it where nothing stands yet', () => {
  const beside = { description: 'Carpentry', fixed: 'No', elsewhere: 'No' }
  expect(filledBeside(target({ code: '5403', description: '' }), 0, beside)).toEqual([
    { op: 'set', rowId: 'one', column: 'description', value: 'Carpentry', was: '' },
  ])
  expect(filledBeside(target({ code: '5403', description: 'Our framers' }), 0, beside)).toEqual([])
  expect(filledBeside(target({}), 1, beside)).toEqual([])
  expect(filledBeside(target({}), 0)).toEqual([])
})
