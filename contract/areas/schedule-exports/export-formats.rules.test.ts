import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ColumnKind } from '../schedules/column.shapes.ts'
import { columnsOf } from '../schedules/columns/schedule-columns.ts'
import { allScheduleTypes } from '../schedules/schedule-types.ts'
import { readCell } from '../schedules/values/cell-values.ts'
import { shownByFormat, typedValue } from './export-formats.ts'

const columns = allScheduleTypes.flatMap(columnsOf)

/** Texts that people type into cells of any kind. */
const typedText = fc.oneof(
  fc.string(),
  fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e13, max: 1e13 }).map(String),
  fc
    .bigInt({ min: -(10n ** 15n), max: 10n ** 15n })
    .map((cents) => `${cents / 100n}.${String(cents % 100n).replace('-', '')}`),
  fc
    .date({ noInvalidDate: true, min: new Date('1800-01-01'), max: new Date('2200-01-01') })
    .map((day) => day.toISOString().slice(0, 10)),
  fc.constantFrom(
    'Y',
    'No',
    'If Any',
    'Included',
    '90 days',
    '2020-2024',
    '007',
    '1e5',
    '0.10',
    '-10000000000000',
    'TX',
    '12-3456789',
    '80',
  ),
)

/** As a spreadsheet gives a value back: numbers in plain digits, shares as percentages, days as yyyy-mm-dd. */
function givenBack(kind: ColumnKind, typed: string | number | Date): string {
  if (typed instanceof Date) return typed.toISOString().slice(0, 10)
  return kind === 'percent' && typeof typed === 'number' ? `${Number((typed * 100).toPrecision(15))}%` : String(typed)
}

test('every value of every column comes back from the standard layout as it went in', () => {
  fc.assert(
    fc.property(fc.constantFrom(...columns), typedText, (column, text) => {
      const { value } = readCell(column, text)
      if (value === null) return
      expect(readCell(column, givenBack(column.kind, typedValue(column.kind, 'STANDARD', value))).value).toBe(value)
    }),
    { numRuns: 3000 },
  )
})

test('numbers and days are typed, and what a spreadsheet would round stays text', () => {
  expect(typedValue('money', 'STANDARD', '1200.50')).toBe(1200.5)
  expect(typedValue('money', 'STANDARD', 'Included')).toBe('Included')
  expect(typedValue('number', 'STANDARD', '1234567890.1234567')).toBe('1234567890.1234567')
  expect(typedValue('date', 'STANDARD', '2026-02-28')).toEqual(new Date('2026-02-28'))
  expect(typedValue('date', 'STANDARD', '2026-02-30')).toBe('2026-02-30')
  expect(typedValue('yearOrDate', 'STANDARD', '2024')).toBe('2024')
  expect(typedValue('zip', 'STANDARD', '02134')).toBe('02134')
  expect(typedValue('money', 'TEXT', '1200.50')).toBe('1200.50')
})

test('the preview shows values as the spreadsheet will', () => {
  const shown = (kind: ColumnKind, value: string) => (format: Parameters<typeof shownByFormat>[1]) =>
    shownByFormat({ kind }, format, value)
  expect((['STANDARD', 'PLAIN', 'GROUPED', 'ROUNDED', 'TEXT'] as const).map(shown('money', '-1234.50'))).toEqual([
    '-$1,234.50',
    '-1234.5',
    '-1,234.50',
    '-1,235',
    '-1234.50',
  ])
  expect((['STANDARD', 'ISO_DATE', 'COMPACT_DATE', 'DAY_FIRST'] as const).map(shown('date', '2026-09-02'))).toEqual([
    '09/02/2026',
    '2026-09-02',
    '20260902',
    '02/09/2026',
  ])
  expect(shown('percent', '12.5')('STANDARD')).toBe('12.50%')
})
