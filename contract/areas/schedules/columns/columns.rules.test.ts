import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ColumnDefinition } from '../column.shapes.ts'
import { allScheduleTypes, type ScheduleType } from '../schedule-types.ts'
import { choice, text, whole } from './column.ts'
import { headingKey, matchHeadings } from './match-headings.ts'
import { findingsOfNarrowing } from './narrowing.ts'
import { columnsOf } from './schedule-columns.ts'

const columnsFor = (type: ScheduleType, headings: string[], remembered = new Map<string, string>()) =>
  matchHeadings(headings, columnsOf(type), remembered).map(({ column }) => column)

describe('headings of a file', () => {
  test('find every column of every type by its own heading', () => {
    for (const type of allScheduleTypes) {
      const columns = columnsOf(type)
      expect(
        columnsFor(
          type,
          columns.map(({ heading }) => heading.toUpperCase()),
        ),
      ).toEqual(columns.map(({ key }) => key))
    }
  })

  test('are known by other names, in any writing', () => {
    expect(columnsFor('AUTO', ['Veh #', 'YR', 'vehicle identification number', 'Garage Zip', 'Cost  New ($)'])).toEqual(
      ['unit', 'year', 'vin', 'garagingZip', 'costNew'],
    )
    expect(
      columnsFor('PROPERTY_COVERAGES', ['Loc #', 'Bldg #', 'Sq. Ft.', 'Building Limit', '% Sprinklered', '']),
    ).toEqual(['location', 'building', 'area', 'buildingValue', 'sprinklered', null])
  })

  test('go where people sent them before', () => {
    const remembered = new Map([[headingKey('Asset Tag'), 'item']])
    expect(columnsFor('EQUIPMENT', ['ASSET TAG', 'Item #'], remembered)).toEqual(['item', null])
    expect(columnsFor('EQUIPMENT', ['Asset Tag'])).toEqual([null])
  })

  test('never share a column, whatever they are', () => {
    fc.assert(
      fc.property(fc.constantFrom(...allScheduleTypes), fc.array(fc.string(), { maxLength: 20 }), (type, headings) => {
        const taken = columnsFor(type, [...headings, 'Location', 'Value', 'Limit']).filter((column) => column !== null)
        expect(new Set(taken).size).toBe(taken.length)
      }),
    )
  })
})

test('a column that becomes narrower shows the rows that would fail, and no others', () => {
  const rows = ['Fence', 'Wall', '', 'x'.repeat(30)].map((value, index) => ({
    rowId: String(index),
    cells: { key: value },
  }))
  const failing = (today: ColumnDefinition, tomorrow: ColumnDefinition) =>
    findingsOfNarrowing(today, tomorrow, rows).map(({ rowId, message }) => `${rowId} ${message}`)
  const wide = text('key', 'Lot', 'Help')
  expect(failing(wide, wide)).toEqual([])
  expect(failing(wide, { ...wide, required: true, maxLength: 20 })).toEqual([
    '2 Lot is required',
    '3 cannot be more than 20 characters.',
  ])
  expect(failing(wide, choice('key', 'Lot', 'Help', ['Fence', 'Wall']))).toEqual(['3 must be one of Fence, Wall'])
  expect(failing(whole('key', 'Lot', 'Help'), wide)).toEqual([])
})
