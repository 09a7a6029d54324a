import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ColumnDefinition } from '../column.shapes.ts'
import { ColumnKind } from '../column.shapes.ts'
import { checkRows } from '../checks/check-schedule.ts'
import type { ScheduleType } from '../schedule-types.ts'
import { errorsOfSettings } from './column-errors.ts'
import { type ColumnSetting, ColumnSettings } from './column-settings.shapes.ts'
import { columnMessages } from './column.messages.ts'
import { matchHeadings } from './match-headings.ts'
import { changesFindings, narrowingsOf } from './narrowing.ts'
import { columnsOf } from './schedule-columns.ts'
import { differenceOf, isKeyColumn, isStandard, shapeColumns, shownColumns } from './shape-columns.ts'

const auto = columnsOf('AUTO')
const keysOf = (columns: readonly ColumnDefinition[]) => columns.map(({ key }) => key)
const lot: ColumnSetting = { key: 'lot', kind: 'text', heading: 'Lot' }

/** Settings of some columns of a type and some of its own, with all that may be decided, in any order. */
const settingsOf = (type: ScheduleType): fc.Arbitrary<ColumnSetting[]> => {
  const decided = {
    hidden: fc.boolean(),
    required: fc.boolean(),
    choices: fc.array(fc.constantFrom('One', 'Two', 'Three'), { minLength: 1, maxLength: 3 }),
    min: fc.option(fc.integer({ min: -5, max: 5 })),
    max: fc.option(fc.integer({ min: 0, max: 9 })),
    maxLength: fc.integer({ min: 1, max: 4000 }),
    outlierPercent: fc.option(fc.integer({ min: 0, max: 100 })),
  }
  const standard = fc.record(
    {
      key: fc.constantFrom(...keysOf(columnsOf(type))),
      heading: fc.string({ minLength: 1, maxLength: 9 }),
      ...decided,
    },
    { requiredKeys: ['key'] },
  )
  const own = fc.record(
    {
      key: fc.stringMatching(/^own[A-Z][a-z]{0,3}$/),
      kind: fc.constantFrom(...ColumnKind.options),
      heading: fc.stringMatching(/^Own [a-z]{1,5}$/),
      ...decided,
    },
    { requiredKeys: ['key', 'kind', 'heading'] },
  )
  return fc.array(fc.oneof(standard, own), { maxLength: 12 })
}

const typeAndSettings = fc.oneof(
  ...(['AUTO', 'PROPERTY_COVERAGES', 'WORKERS_COMP', 'CYBER'] as const).map((type) =>
    fc.tuple(fc.constant(type), settingsOf(type)),
  ),
)

describe('settings of any kind', () => {
  test('lose no standard column, name none twice and keep key columns required and in front', () => {
    fc.assert(
      fc.property(typeAndSettings, ([type, settings]) => {
        const standard = columnsOf(type)
        const shaped = shapeColumns(standard, settings).map(({ column }) => column)
        const byKey = new Map(shaped.map((column) => [column.key, column]))
        expect(byKey.size).toBe(shaped.length)
        expect(standard.filter(({ key, kind }) => byKey.get(key)?.kind !== kind)).toEqual([])
        expect(standard.filter((column) => isKeyColumn(column) && byKey.get(column.key)?.required !== true)).toEqual([])
        const inFront = shaped.map(({ frozen }) => frozen)
        expect(inFront).toEqual(inFront.toSorted((one, other) => Number(other) - Number(one)))
      }),
    )
  })

  test('show what is not hidden, so that nothing hidden is required', () => {
    fc.assert(
      fc.property(typeAndSettings, ([type, settings]) => {
        const last = new Map(settings.map((setting) => [setting.key, setting.hidden === true]))
        const shown = new Set(keysOf(shownColumns(columnsOf(type), settings)))
        expect([...last].filter(([key, isHidden]) => shown.has(key) === isHidden)).toEqual([])
      }),
    )
  })

  test('have headings that files can tell apart, or an error that says so', () => {
    fc.assert(
      fc.property(typeAndSettings, ([type, settings]) => {
        const errors = Object.values(errorsOfSettings(columnsOf(type), settings))
        if (errors.includes(columnMessages.headingTaken)) return
        const headings = shownColumns(columnsOf(type), settings).map(({ heading }) => heading.trim().toLowerCase())
        expect(new Set(headings).size).toBe(headings.length)
      }),
    )
  })

  test('narrow nothing where they stay, and where they narrow they change findings', () => {
    fc.assert(
      fc.property(typeAndSettings, ([type, settings]) => {
        const standard = columnsOf(type)
        const shown = shownColumns(standard, settings)
        expect(narrowingsOf(shown, shown)).toEqual([])
        expect(changesFindings(shown, shown)).toBe(false)
        const isNarrower = narrowingsOf(standard, shown).length > 0
        expect(isNarrower && !changesFindings(standard, shown)).toBe(false)
      }),
    )
  })
})

describe('a brokerage', () => {
  test('puts columns in another order; those it does not name follow their neighbours', () => {
    const order = keysOf(shownColumns(auto, [{ key: 'costNew' }, { key: 'vin' }]))
    expect(order.slice(0, 9)).toEqual([
      'unit',
      'year',
      'make',
      'model',
      'costNew',
      'statedAmount',
      'garagingZip',
      'plateState',
      'radius',
    ])
    expect(order.indexOf('body')).toBe(order.indexOf('vin') + 1)
    expect(keysOf(shownColumns(auto, [{ key: 'vin' }]))).toEqual(keysOf(auto))
  })

  test('renames a column, and files still find it by its standard heading', () => {
    const columns = shownColumns(auto, [{ key: 'vin', heading: 'Serial' }])
    expect(matchHeadings(['VIN', 'Cost new'], columns).map(({ column }) => column)).toEqual(['vin', 'costNew'])
    expect(columns.find(({ key }) => key === 'vin')?.synonyms[0]).toBe('VIN')
  })

  test('adds columns with all that their kind usually has', () => {
    const added = shapeColumns(auto, [{ ...lot, kind: 'longText' }]).find(({ isOwn }) => isOwn)
    expect(added?.column).toMatchObject({ key: 'lot', heading: 'Lot', help: '', maxLength: 4000, required: false })
  })

  test('hides a column, and no check speaks of what stands there', () => {
    const row = { rowId: '1', cells: { unit: '7', effectiveFrom: '2026-05-01', effectiveTo: '2026-04-01' } }
    const spoken = (settings: ColumnSetting[]) =>
      checkRows([row], { type: 'AUTO', columns: shownColumns(auto, settings), today: '2026-06-01' })
        .map(({ column }) => column)
        .filter((column) => column === 'effectiveTo' || column === 'vin')
    expect(spoken([])).toEqual(['vin', 'effectiveTo'])
    expect(spoken(['vin', 'effectiveTo'].map((key) => ({ key, hidden: true })))).toEqual([])
  })

  test('is told how far it is from the standard', () => {
    const settings = [lot, { key: 'pip', hidden: true }, { key: 'vin', heading: 'Serial' }, { key: 'use' }]
    expect(differenceOf(auto, settings)).toEqual({ shown: auto.length, added: 1, hidden: 1, changed: 1 })
    expect(isStandard(auto, settings)).toBe(false)
    expect(isStandard(auto, [{ key: 'vin', heading: 'VIN', hidden: false }])).toBe(true)
    expect(isStandard(auto, [{ key: 'pip' }, { key: 'vin' }])).toBe(false)
  })
})

describe('settings are refused', () => {
  const { keyTaken, kindRequired, kindStays, keyColumn, keyReserved, headingTaken, choicesRequired } = columnMessages
  test.each<[ColumnSetting[], Record<string, string>]>([
    [[lot, lot], { 'settings.1.key': keyTaken }],
    [[{ key: 'lot', heading: 'Lot' }], { 'settings.0.kind': kindRequired }],
    [[{ ...lot, key: 'constructor' }], { 'settings.0.key': keyReserved }],
    [[{ key: 'vin', kind: 'text' }], { 'settings.0.kind': kindStays }],
    [[{ key: 'year', required: false }], { 'settings.0.required': keyColumn }],
    [[{ ...lot, heading: 'vin' }], { 'settings.0.heading': headingTaken }],
    [[{ ...lot, kind: 'choice' }], { 'settings.0.choices': choicesRequired }],
    [[{ key: 'body', choices: ['PP', 'pp'] }], { 'settings.0.choices': columnMessages.choiceTwice('pp') }],
    [[{ key: 'rowStatus', choices: ['ACTIVE'] }], { 'settings.0.choices': columnMessages.statusStays }],
    [[{ key: 'seats', min: 9, max: 2 }], { 'settings.0.max': columnMessages.limitsCrossed }],
    [[{ key: 'seats', defaultValue: 'some' }], { 'settings.0.defaultValue': 'must be a whole number' }],
    [auto.map(({ key }) => ({ key, hidden: true })), { settings: columnMessages.noneShown }],
  ])('%j', (settings, errors) => {
    expect(errorsOfSettings(auto, settings)).toEqual(errors)
  })

  test('with headings of blanks alone', () => {
    expect(ColumnSettings.safeParse([{ ...lot, heading: '  ' }]).success).toBe(false)
  })
})

describe('a column is narrower', () => {
  const after = (setting: ColumnSetting, before: ColumnSetting[] = []) =>
    narrowingsOf(shownColumns(auto, before), shownColumns(auto, [setting])).map(({ tomorrow }) => tomorrow.key)

  test.each<ColumnSetting>([
    { key: 'body', required: true },
    { key: 'body', choices: ['PP'] },
    { key: 'seats', max: 50 },
    { key: 'seats', min: 1 },
    { key: 'fleet', maxLength: 20 },
    { ...lot, required: true },
  ])('as in %j', (setting) => {
    expect(after(setting)).toEqual([setting.key])
  })

  test('when it is shown again and required, or of another kind', () => {
    expect(after({ key: 'vin' }, [{ key: 'vin', hidden: true }])).toEqual(['vin'])
    expect(after({ ...lot, kind: 'money' }, [lot])).toEqual(['lot'])
  })

  test.each<ColumnSetting>([
    lot,
    { key: 'body', hidden: true },
    { key: 'vin', required: false },
    { key: 'seats', max: null },
    { key: 'body', choices: ['PP', 'Light', 'Medium', 'Heavy', 'Extra-Heavy', 'Trailer', 'Bus'] },
    { key: 'costNew', outlierPercent: 5, heading: 'Price', help: 'When new' },
  ])('but not as in %j', (setting) => {
    expect(after(setting)).toEqual([])
  })
})
