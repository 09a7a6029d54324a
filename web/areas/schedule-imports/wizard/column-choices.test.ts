import type { ImportChoices } from '@portico/contract/areas/schedule-imports/import.shapes.ts'
import { expect, test } from 'vitest'
import { choicesOf } from './column-choices.ts'

const choices: ImportChoices = {
  sheet: 0,
  headerRow: 2,
  columns: [{ place: 0, heading: 'Serial', column: 'vin' }],
  mode: 'ADD',
  keyColumns: [],
  keptRows: [7],
  hiddenRows: 'LEAVE_OUT',
  sectionColumn: 'state',
}
const found = [{ place: 0, heading: 'Serial', column: null, confidence: 0, samples: [], unit: null }] as never
const matching = { columnOf: { 0: 'vin' }, unitOf: {}, mode: 'UPDATE', keyColumns: ['vin', 'year'] } as const

test('what was decided about rows is kept if their columns are matched again', () => {
  expect(choicesOf({ choices }, { sheet: 0, headerRow: 2 }, found, matching)).toEqual({
    ...choices,
    mode: 'UPDATE',
    keyColumns: ['vin'],
  })
})

test('rows are decided about anew below another header', () => {
  expect(choicesOf({ choices }, { sheet: 0, headerRow: 3 }, found, matching)).toEqual({
    sheet: 0,
    headerRow: 3,
    columns: choices.columns,
    mode: 'UPDATE',
    keyColumns: ['vin'],
  })
})
