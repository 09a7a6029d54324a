import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { columnsOf } from '../columns/schedule-columns.ts'
import { allScheduleTypes, type ScheduleType } from '../schedule-types.ts'
import { noTab } from '../schedule.shapes.ts'
import { readCell } from '../values/cell-values.ts'
import { vinCheckDigit, vinIsSound } from '../values/vin.ts'
import { checkRows, checkSchedule, rowReader } from './check-schedule.ts'
import { countFindings, ledgerOf } from './finding-ledger.ts'
import { otherSchedulesOf } from './other-schedules.ts'
import type { CheckedRow } from './rows.ts'

const today = '2026-11-22'
const contextOf = (type: ScheduleType) => ({ type, columns: columnsOf(type), today })

const rowOf = (cells: Record<string, string>, rowId = 'r1'): CheckedRow => ({ rowId, cells })
const rowsOf = (...rows: Record<string, string>[]) => rows.map((cells, index) => rowOf(cells, `r${index + 1}`))

/** What the checks say, without what is missing. */
const said = (type: ScheduleType, ...rows: Record<string, string>[]) =>
  checkSchedule(rowsOf(...rows), contextOf(type))
    .filter(({ message }) => !message.endsWith('is required'))
    .map(({ rowId, column, severity, message }) => `${rowId} ${column} ${severity}: ${message}`)

const soundVin = '1M8GDM9AXKP042788'
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    'Y',
    'N',
    'TX',
    '77002',
    '0',
    '-5',
    '1900-01-01',
    'Total',
    '8810',
    soundVin,
    'Full',
    'Mortgagee',
    'LEASED',
  ),
  fc.integer({ min: -10, max: 10_000_000 }).map(String),
  fc
    .date({ noInvalidDate: true, min: new Date('1801-01-01'), max: new Date('2100-01-01') })
    .map((day) => day.toISOString().slice(0, 10)),
)

const anyGrid = fc.constantFrom(...allScheduleTypes).chain((type) => {
  const columns = columnsOf(type)
  const cell = fc.tuple(fc.constantFrom(...columns.map(({ key }) => key)), fc.option(anyText))
  const cells = fc.array(cell, { maxLength: columns.length }).map((pairs) => Object.fromEntries(pairs))
  return fc.record({ type: fc.constant(type), rows: fc.array(cells, { maxLength: 12 }) })
})

describe('any grid of any type', () => {
  test('is checked without fail, and every finding names a row and a column that are there', () => {
    fc.assert(
      fc.property(anyGrid, ({ type, rows }) => {
        const checked = rows.map((cells, index) => ({ rowId: String(index), cells }))
        const others = otherSchedulesOf({ [type]: checked }, { revenue: 1_000_000, itemLimit: 5000 })
        const lastYear = new Map(checked.map(({ rowId }, index) => [rowId, checked.at(-1 - index)?.cells ?? {}]))
        const keys = new Set(columnsOf(type).map(({ key }) => key))
        for (const finding of checkSchedule(checked, { ...contextOf(type), others, lastYear })) {
          expect(finding.rowId === null || checked.some(({ rowId }) => rowId === finding.rowId)).toBe(true)
          expect(finding.column === null || keys.has(finding.column)).toBe(true)
          expect(finding.message).not.toMatch(/undefined|null|NaN/)
        }
      }),
      { numRuns: 1500 },
    )
  })

  test('has the same findings in any order of its rows', () => {
    fc.assert(
      fc.property(anyGrid, ({ type, rows }) => {
        const checked = rows.map((cells, index) => ({ rowId: String(index), cells }))
        const told = (some: readonly CheckedRow[]) =>
          checkSchedule(some, contextOf(type))
            .map((finding) => JSON.stringify(finding))
            .toSorted()
        expect(told(checked.toReversed())).toEqual(told(checked))
      }),
    )
  })

  test('is the same whether its rows are read and checked at once, or one after the other', () => {
    fc.assert(
      fc.property(anyGrid, ({ type, rows }) => {
        const columns = columnsOf(type)
        for (const typed of rows) {
          const keys = Object.keys(typed)
          const read = keys.flatMap((key) => {
            const { value } = readCell(
              columns.find((column) => column.key === key)!,
              typed[key] ?? null,
              { daySerials: true },
            )
            return value === null ? [] : [[key, value] as const]
          })
          const apart = checkRows([rowOf(Object.fromEntries(read))], contextOf(type))
          const reader = rowReader(contextOf(type), keys)
          for (const { cells, findings } of [1, 2].map(() => reader(keys.map((key) => typed[key] ?? null)))) {
            expect(Object.entries(cells).filter(([, value]) => value !== undefined)).toEqual(read)
            expect(apart).toEqual(findings.map((finding) => ({ rowId: 'r1', ...finding })))
          }
        }
      }),
    )
  })

  test('marks every cell that cannot be read', () => {
    fc.assert(
      fc.property(anyGrid, ({ type, rows }) => {
        const columns = columnsOf(type)
        const checked = rows.map((cells, index) => ({ rowId: String(index), cells }))
        const marked = new Set(
          checkRows(checked, contextOf(type)).map(({ rowId, column, message }) => `${rowId} ${column} ${message}`),
        )
        const errors = checked
          .filter(({ cells }) => cells['rowStatus'] !== 'REMOVED')
          .flatMap(({ rowId, cells }) =>
            columns.map((column) => ({
              rowId,
              key: column.key,
              error: readCell(column, cells[column.key] ?? null).error,
            })),
          )
          .filter(({ error }) => error !== null)
        expect(errors.filter(({ rowId, key, error }) => !marked.has(`${rowId} ${key} ${error}`))).toEqual([])
      }),
    )
  })
})

describe('a row', () => {
  test('that is blank or removed has no findings', () => {
    const removed = rowOf({ rowStatus: 'REMOVED', vin: 'X' })
    expect(checkSchedule([rowOf({}), rowOf({ rowStatus: 'ACTIVE' }), removed], contextOf('AUTO'))).toEqual([])
  })

  test('without what is required says so by the heading', () => {
    const messages = checkRows([rowOf({ make: 'Ford' })], contextOf('AUTO')).map(({ message }) => message)
    expect(messages).toEqual([
      'Year is required',
      'Model is required',
      'VIN is required',
      'Garaging ZIP is required',
      'Plate state is required',
      'Leased or owned is required',
    ])
  })

  test('that looks like totals or holds a place-holder date is an outlier', () => {
    expect(said('EQUIPMENT', { description: 'Grand total', acquired: '1900-01-01' })).toEqual([
      'r1 description OUTLIER: looks like a totals row',
      'r1 acquired OUTLIER: looks like a placeholder date',
    ])
  })
})

describe('vehicles', () => {
  test('have a VIN whose check digit and year fit', () => {
    expect(said('AUTO', { vin: soundVin, year: '1989' })).toEqual([])
    expect(said('AUTO', { vin: '1M8GDM9A1KP042788', year: '1989' })).toEqual([
      'r1 vin ERROR: the VIN check digit is invalid; check for a typo',
    ])
    expect(said('AUTO', { vin: soundVin, year: '1990' })).toEqual([
      'r1 year OUTLIER: does not match the model year in the VIN',
    ])
    expect(said('AUTO', { vin: '12345678', year: '2020' })).toEqual([
      'r1 vin ERROR: a VIN has 17 characters from model year 1981 on',
    ])
    expect(said('AUTO', { vin: '12345678', year: '1965' })).toEqual([])
    // A letter O for a zero: one error says so, and none speaks of the length.
    expect(said('AUTO', { vin: '1M8GDM9AOKP042788', year: '1989' })).toEqual([
      expect.stringContaining('must be a VIN of 17 letters and digits, without I, O and Q'),
    ])
  })

  test('have a check digit that tells every slip of one digit', () => {
    const places = fc.integer({ min: 0, max: 16 }).filter((place) => place !== 8)
    const digits = fc.uniqueArray(fc.integer({ min: 0, max: 9 }), { minLength: 2, maxLength: 2 })
    fc.assert(
      fc.property(fc.stringMatching(/^[A-HJ-NPR-Z0-9]{17}$/), places, digits, (vin, place, [right, wrong]) => {
        const having = (text: string, at: number, sign: unknown) =>
          `${text.slice(0, at)}${String(sign)}${text.slice(at + 1)}`
        const meant = having(vin, place, right)
        const sound = having(meant, 8, vinCheckDigit(meant))
        expect([vinIsSound(sound), vinIsSound(having(sound, place, wrong))]).toEqual([true, false])
      }),
    )
  })

  test('have a VIN of their own', () => {
    expect(said('AUTO', { vin: soundVin }, { vin: soundVin }, { vin: 'JH4KA7561PC008269' })).toEqual([
      'r1 vin HARD_ERROR: This VIN appears in 2 rows',
      'r2 vin HARD_ERROR: This VIN appears in 2 rows',
    ])
  })
})

describe('drivers', () => {
  test('are old enough', () => {
    expect(said('DRIVERS', { birthDate: '2010-11-23' })).toEqual([
      'r1 birthDate HARD_ERROR: must be at least 16 years old',
    ])
    expect(said('DRIVERS', { birthDate: '2010-11-22' })).toEqual(['r1 birthDate OUTLIER: is under 18 years old'])
    expect(said('DRIVERS', { birthDate: '2007-11-22', interstate: 'Y' })).toEqual([
      'r1 birthDate ERROR: must be at least 21 years old to cross state lines',
    ])
  })

  test('that are excluded have no vehicle, and a report that is fresh', () => {
    expect(said('DRIVERS', { excluded: 'Y', vehicle: '12', mvrDate: '2025-11-21' })).toEqual([
      'r1 excluded HARD_ERROR: excluded driver is assigned to a vehicle',
      'r1 mvrDate OUTLIER: is more than 12 months old',
    ])
    const others = otherSchedulesOf({ AUTO: [rowOf({ driver: 'Ann Lee' })] })
    const findings = checkSchedule([rowOf({ name: 'ANN LEE', excluded: 'Y' })], { ...contextOf('DRIVERS'), others })
    expect(findings.map(({ severity, column }) => `${column} ${severity}`)).toContain('excluded HARD_ERROR')
  })

  test('have a licence of their own, which looks like one of their state', () => {
    expect(said('DRIVERS', { licence: 'D1234567', state: 'CA' }, { licence: 'd1234567', state: 'CA' })).toHaveLength(2)
    expect(said('DRIVERS', { licence: '123', state: 'CA' })).toEqual([
      'r1 licence OUTLIER: does not match this state’s license number format',
    ])
  })
})

describe('places', () => {
  test('have a street, a ZIP in their state, and a number of their own', () => {
    expect(
      said('LOCATIONS', { location: '1', street: 'P.O. Box 12', zip: '10001', state: 'TX' }, { location: '1' }),
    ).toEqual([
      'r1 zip ERROR: is not in this state',
      'r1 street ERROR: must be a street address, not a P.O. box',
      'r1 location HARD_ERROR: This location and building appears in 2 rows',
      'r2 location HARD_ERROR: This location and building appears in 2 rows',
    ])
    expect(said('LOCATIONS', { location: '1', building: '1' }, { location: '1', building: '2' })).toEqual([])
  })

  test('are built before they are upgraded, and sprinklered as they say', () => {
    expect(
      said('PROPERTY_COVERAGES', { yearBuilt: '1990', roofUpgrade: '1985', sprinkler: 'Full', sprinklered: '80' }),
    ).toEqual([
      'r1 roofUpgrade ERROR: is before the year built',
      'r1 sprinklered HARD_ERROR: a full sprinkler covers 100%',
    ])
    expect(said('PROPERTY_COVERAGES', { yearBuilt: '2028', storeys: '8', construction: '1 frame' })).toEqual([
      'r1 yearBuilt ERROR: is in the future',
      'r1 storeys OUTLIER: frame construction over 6 stories is unusual',
    ])
  })

  test('cost about as much a square foot as the others', () => {
    const usual = Array.from({ length: 8 }, (_, index) => ({ area: '1000', buildingValue: String(150_000 + index) }))
    expect(said('PROPERTY_COVERAGES', ...usual)).toEqual([])
    expect(said('PROPERTY_COVERAGES', ...usual, { area: '1000', buildingValue: '1500000' })).toEqual([
      'r9 buildingValue OUTLIER: is far from the other values per square foot of this schedule',
    ])
  })
})

describe('limits and sums', () => {
  test('that do not cover what they should are to be reviewed', () => {
    expect(said('GARAGE_KEEPER', { maxVehicles: '20', averageValue: '30000', limit: '500000' })).toEqual([
      'r1 limit LIMIT_TO_REVIEW: is less than the maximum vehicles times their average value',
    ])
    expect(said('PIP', { state: 'NY', limit: '10000' })).toEqual([
      'r1 limit LIMIT_TO_REVIEW: is below this state’s minimum, $50,000',
    ])
    expect(said('PIP', { state: 'CA', limit: '10000' })).toEqual([
      'r1 state ERROR: this state has no personal injury protection',
    ])
  })

  test('that must add up do', () => {
    expect(said('TRANSPORT', { ownVehicles: '60', commonCarrier: '30' })).toEqual([
      'r1 ownVehicles ERROR: Must equal 100',
    ])
    expect(said('EXEC_WORKERS_COMP', { name: 'A', ownership: '60' }, { name: 'B', ownership: '50' })).toEqual([
      'null ownership ERROR: ownership adds up to more than 100%',
    ])
    const worksheet = { grossSalesActual: '1000', returnsActual: '100', netSalesActual: '950' }
    expect(said('BUSINESS_INCOME_WORKSHEET', worksheet)).toEqual([
      'r1 netSalesActual ERROR: does not add up; gross sales plus the change in finished stock, less deductions',
    ])
    expect(said('BUSINESS_INCOME_WORKSHEET', { ...worksheet, netSalesActual: '900' })).toEqual([])
  })

  test('form a tower without a gap', () => {
    expect(said('UMBRELLA', { layer: '1' }, { layer: '3' })).toEqual(['r2 layer ERROR: layer 2 is missing below'])
  })
})

describe('other schedules and last year', () => {
  test('are named as they stand there', () => {
    const others = otherSchedulesOf({ LOCATIONS: [rowOf({ location: '7', state: 'TX' })] })
    const messages = (type: ScheduleType, cells: Record<string, string>) =>
      checkSchedule([rowOf(cells)], { ...contextOf(type), others }).map(({ message }) => message)
    expect(messages('EDP', { location: '007' })).not.toContain('is not on the Locations schedule')
    expect(messages('EDP', { location: '8' })).toContain('is not on the Locations schedule')
    expect(messages('OPEN_LOT', { location: '7' })).toContain('a hail state needs a wind/hail deductible')
  })

  test('compare sales with the financials, and items with the policy', () => {
    const others = otherSchedulesOf({}, { revenue: 10_000_000, itemLimit: 250_000 })
    const messages = (type: ScheduleType, cells: Record<string, string>) =>
      checkSchedule([rowOf(cells)], { ...contextOf(type), others }).map(({ message }) => message)
    expect(messages('GENERAL_LIABILITY', { basis: 'Sales', exposure: '5000000' })).toContain(
      'sales total $5,000,000; the financials say $10,000,000',
    )
    expect(messages('EQUIPMENT', { value: '300000' })).toContain('is more than the item limit of the policy')
  })

  test('tell amounts that changed by more than a quarter', () => {
    const lastYear = new Map([['r1', { payroll: '100000' }]])
    const messages = (payroll: string) =>
      checkSchedule([rowOf({ payroll })], { ...contextOf('WORKERS_COMP'), lastYear })
        .filter(({ severity }) => severity === 'OUTLIER')
        .map(({ message }) => message)
    expect(messages('125000')).toEqual([])
    expect(messages('126000')).toEqual(['changed by +26% since last year ($100,000 → $126,000)'])
    expect(messages('0')).toEqual(['is zero; last year it was $100,000'])
  })

  test('quote a personal number by its last four digits alone', () => {
    const context = contextOf('DRIVERS')
    const columns = context.columns.map((column) => (column.masked ? { ...column, outlierPercent: 10 } : column))
    const lastYear = new Map([['r1', { licence: '100001111' }]])
    const found = checkSchedule([rowOf({ licence: '200002222' })], { ...context, columns, lastYear })
    expect(found.map(({ message }) => message)).toContain('changed by +100% since last year (•••• 1111 → •••• 2222)')
  })
})

test('findings are kept by severity, type and tab, without a tab under -9999', () => {
  const finding = { rowId: 'r1', column: 'vin', severity: 'HARD_ERROR', message: 'x' } as const
  const tabs = [null, 3].map((tabId) => ({ scheduleType: 'AUTO', tabId, findings: [finding] }) as const)
  expect(ledgerOf(tabs).HARD_ERROR).toEqual({ AUTO: { [noTab]: [finding], 3: [finding] } })
  expect(countFindings([finding, finding])).toEqual({ errors: 0, hardErrors: 2, outliers: 0, limitsToReview: 0 })
})
