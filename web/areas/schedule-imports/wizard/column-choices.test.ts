import type { ImportChoices } from '@portico/contract/areas/schedule-imports/import.shapes.ts'
import { expect, test } from 'vitest'
import { chosenColumns, choicesOf, partsOf, skippedHeadings } from './column-choices.ts'

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
const matching = {
  columnOf: { 0: 'vin' },
  unitOf: {},
  unsplit: [],
  mode: 'UPDATE',
  keyColumns: ['vin', 'year'],
} as const

test('what was decided about rows is kept if their columns are matched again', () => {
  expect(choicesOf({ choices }, { sheet: 0, headerRow: 2 }, { found, columns: [] }, matching)).toEqual({
    ...choices,
    mode: 'UPDATE',
    keyColumns: ['vin'],
  })
})

test('rows are decided about anew below another header', () => {
  expect(choicesOf({ choices }, { sheet: 0, headerRow: 3 }, { found, columns: [] }, matching)).toEqual({
    sheet: 0,
    headerRow: 3,
    columns: choices.columns,
    mode: 'UPDATE',
    keyColumns: ['vin'],
  })
})

test('headings without a column of the schedule are listed before their values are left behind', () => {
  const rows = [
    { number: 2, cells: ['Serial', 'City', null, 'ST'] },
    { number: 3, cells: ['1', 'Akron', 'x', 'OH'] },
  ]
  const sheet = { index: 0, name: 'Fleet', isHidden: false, rows, headerRow: 2 }
  expect(skippedHeadings({ choices, look: { sheets: [sheet], sheet: 0, remembered: {} } })).toEqual(['City', 'ST'])
  expect(skippedHeadings({ choices: null, look: null })).toEqual([])
})

test('make and model in one column fill two, unless a person or another column says otherwise', () => {
  const file = { place: 0, heading: 'Make/Model' }
  const auto = [{ key: 'make' }, { key: 'model' }]
  const both = ['make', 'model']
  expect(partsOf(file, { columnOf: { 0: 'make' } }, auto)).toEqual(both)
  expect(partsOf(file, { columnOf: { 0: 'make', 1: 'model' } }, auto)).toEqual([])
  expect(partsOf(file, { columnOf: { 0: 'note' } }, auto)).toEqual([])
  const chosen = { ...file, column: 'make' }
  const one = { columnOf: { 0: 'make' }, unitOf: {} }
  expect(chosenColumns([file] as never, { ...one, unsplit: [] }, auto)).toEqual([{ ...chosen, parts: both }])
  expect(chosenColumns([file] as never, { ...one, unsplit: [0] }, auto)).toEqual([chosen])
})
