import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ColumnDefinition } from '../column.shapes.ts'
import { allScheduleTypes, type ScheduleType } from '../schedule-types.ts'
import { choice, text, whole } from './column.ts'
import { headingKey, unitIn } from './heading-words.ts'
import { matchHeadings } from './match-headings.ts'
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
    expect(columnsFor('EQUIPMENT', ['ASSET TAG', 'Value'], remembered)).toEqual(['item', 'value'])
    expect(columnsFor('EQUIPMENT', ['Asset Tag'])).toEqual([null])
  })

  test('go to the column of their own name, whatever people chose before', () => {
    const remembered = new Map([
      [headingKey('Asset Tag'), 'item'],
      [headingKey('Description'), 'make'],
    ])
    expect(columnsFor('EQUIPMENT', ['ASSET TAG', 'Item #', 'Description'], remembered)).toEqual([
      null,
      'item',
      'description',
    ])
  })

  test('are known as brokers, carriers and data standards shorten them', () => {
    const known = (type: ScheduleType, pairs: Readonly<Record<string, string>>) =>
      expect(columnsFor(type, Object.keys(pairs))).toEqual(Object.values(pairs))
    known('DRIVERS', {
      'D.O.B.': 'birthDate',
      'Yr Lic.': 'firstLicensed',
      '# Viol': 'violations',
      '# Acc': 'accidents',
      Notes: 'note',
    })
    known('PROPERTY_COVERAGES', {
      'Occup.': 'occupancy',
      'Constr Class (ISO)': 'construction',
      '% Sprk': 'sprinklered',
      'BI/EE': 'incomeValue',
      'Val.': 'valuation',
      Coins: 'coinsurance',
      'Flood Zn': 'floodZone',
      Comments: 'note',
    })
    known('PROPERTY_COVERAGES', {
      StreetAddress: 'address',
      OccupancyCode: 'occupancy',
      ConstructionCode: 'construction',
      YearBuilt: 'yearBuilt',
      NumberOfStoreys: 'storeys',
      BuildingTIV: 'buildingValue',
      ContentsTIV: 'contentsValue',
      OtherTIV: 'otherValue',
      BITIV: 'incomeValue',
    })
    known('WORKERS_COMP', { '2026-27 Est. Payroll': 'payroll', '2025 Audited': 'priorPayroll' })
    known('AUTO', { 'Own/Lease': 'ownership', 'Stated Amt': 'statedAmount' })
    known('WORKERS_COMP', { Class: 'classCode', Classification: 'description', '# EE FT': 'fullTime' })
    known('EQUIPMENT', { Mfr: 'make', 'S/N': 'serial' })
    known('PROPERTY_COVERAGES', {
      'Premises No': 'location',
      'RC/ACV': 'valuation',
      'Roof\nUpdated': 'roofUpgrade',
      Electrical: 'wiringUpgrade',
      PC: 'protectionClass',
    })
    expect(columnsFor('PROPERTY_COVERAGES', ['Year Roof'])).toEqual(['roofUpgrade'])
    expect(columnsFor('PROPERTY_COVERAGES', ['Const', 'Sprink-\nlered'])).toEqual(['construction', 'sprinklered'])
  })

  test('of sums over several columns go to none of them', () => {
    const sums = ['TIV', 'Total Insured Value', 'Total Insurable Values', 'TIV ($000)']
    expect(sums.map((heading) => columnsFor('PROPERTY_COVERAGES', [heading])[0])).toEqual(sums.map(() => null))
  })

  test('of several years go to the latest', () => {
    expect(columnsFor('WORKERS_COMP', ['2025 Payroll', '2026 Payroll'])).toEqual([null, 'payroll'])
  })

  test('name units, which are no part of their name', () => {
    const thousands = [
      'Bldg ($000)',
      'Bldg ($000s)',
      "Bldg $000's",
      'Bldg (in thousands)',
      'Values in $ thousands',
      'BPP $K',
      'BPP (000)',
    ]
    expect(thousands.map(unitIn)).toEqual(thousands.map(() => 1000))
    const millions = ['TIV $M', 'TIV ($MM)', 'TIV (in millions)', 'TIV ($000,000)']
    expect(millions.map(unitIn)).toEqual(millions.map(() => 1_000_000))
    const none = ['Limit 1,000', 'Each 1,000,000', '401 K', 'Sex (M/F)', 'Year 2000', 'Loc 000123', 'Thousand Oaks']
    expect(none.map(unitIn)).toEqual(none.map(() => null))
    expect(headingKey('Bldg ($000)')).toBe('building')
  })

  test('whose unit is money never go to a column that only numbers things', () => {
    const file = (heading: string) => ({ heading, hasUnit: true, samples: ['450', '2,400'] })
    const matches = matchHeadings([file('Bldg ($000)'), file('Contents ($000)')], columnsOf('PROPERTY_COVERAGES'))
    expect(matches.map(({ column }) => column)).toEqual(['buildingValue', 'contentsValue'])
  })

  test('go to the column that can hold their values', () => {
    const file = (samples: string[]) =>
      matchHeadings([{ heading: 'Sprinklered', samples }], columnsOf('PROPERTY_COVERAGES'))
    expect(file(['100', '50%'])[0]!.column).toBe('sprinklered')
    expect(file(['Full', 'None'])[0]!.column).toBe('sprinkler')
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
