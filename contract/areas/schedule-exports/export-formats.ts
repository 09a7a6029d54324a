import { z } from 'zod'
import type { ColumnDefinition, ColumnKind } from '../schedules/column.shapes.ts'
import { amountOf, grouped, inDollars } from '../schedules/values/numbers.ts'

/** How an export shows the values of a column. `STANDARD` is as the schedule itself has it. */
export const ExportFormat = z
  .enum(['STANDARD', 'PLAIN', 'GROUPED', 'ROUNDED', 'ISO_DATE', 'COMPACT_DATE', 'DAY_FIRST', 'TEXT'])
  .meta({ id: 'ExportFormat' })

export type ExportFormat = z.infer<typeof ExportFormat>

const numbers: ReadonlySet<ColumnKind> = new Set(['money', 'whole', 'number', 'percent', 'year'])
const dates: ReadonlySet<ColumnKind> = new Set(['date', 'yearOrDate'])

/** The formats that suit a kind of column, the standard one first. */
export function formatsOf(kind: ColumnKind): readonly ExportFormat[] {
  if (numbers.has(kind)) return ['STANDARD', 'PLAIN', 'GROUPED', 'ROUNDED', 'TEXT']
  return dates.has(kind) ? ['STANDARD', 'ISO_DATE', 'COMPACT_DATE', 'DAY_FIRST', 'TEXT'] : ['STANDARD']
}

/** The spreadsheet format of a kind; others are text that stays as typed. */
const standardCodes: Readonly<Partial<Record<ColumnKind, string>>> = {
  money: '$#,##0.00',
  whole: '#,##0',
  number: 'General',
  percent: '0.00%',
  year: '0',
  date: 'mm/dd/yyyy',
  yearOrDate: 'mm/dd/yyyy',
}

const codes: Readonly<Record<Exclude<ExportFormat, 'STANDARD'>, string>> = {
  PLAIN: 'General',
  GROUPED: '#,##0.00',
  ROUNDED: '#,##0',
  ISO_DATE: 'yyyy-mm-dd',
  COMPACT_DATE: 'yyyymmdd',
  DAY_FIRST: 'dd/mm/yyyy',
  TEXT: '@',
}

/** The format as spreadsheets write it. */
export const formatCode = (kind: ColumnKind, format: ExportFormat): string =>
  format === 'STANDARD' ? (standardCodes[kind] ?? '@') : codes[format]

/**
 * A value as a spreadsheet holds it: numbers and days as such, so that it can reckon with them. What a spreadsheet would
 * not give back to the last digit stays text.
 */
export function typedValue(kind: ColumnKind, format: ExportFormat, value: string): string | number | Date {
  if (format === 'TEXT') return value
  if (numbers.has(kind)) {
    const amount = exactNumber(kind, value)
    if (amount === undefined) return value
    return kind === 'percent' && format === 'STANDARD' ? hundredth(amount) : amount
  }
  return dates.has(kind) ? (dayOf(value) ?? value) : value
}

/** From here on a cell is no number, however it is written. */
const tooMuch = 1e13

/** Spreadsheets keep fifteen digits, and no zeros at the end but those of cents, which reading them brings back. */
function exactNumber(kind: ColumnKind, value: string): number | undefined {
  const amount = amountOf(value)
  if (amount === null || Math.abs(amount) >= tooMuch || value.replaceAll(/\D/g, '').length > 15) return undefined
  const isRead = String(amount) === value || (kind === 'money' && amount.toFixed(2) === value)
  return isRead && !Object.is(amount, -0) ? amount : undefined
}

/** A percentage as spreadsheets hold it, so that typing another one into its cell means what it says. */
const hundredth = (amount: number): number => Number((amount / 100).toPrecision(15))

function dayOf(value: string): Date | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return undefined
  const day = new Date(`${value}T00:00:00Z`)
  return Number.isNaN(day.getTime()) || !day.toISOString().startsWith(value) ? undefined : day
}

const numberShown: Readonly<Partial<Record<ExportFormat, (amount: number) => string>>> = {
  PLAIN: String,
  GROUPED: (amount) => grouped(amount.toFixed(2)),
  ROUNDED: (amount) => grouped(amount.toFixed(0)),
}

const standardNumbers: Readonly<Partial<Record<ColumnKind, (amount: number) => string>>> = {
  money: (amount) => inDollars(amount.toFixed(2)),
  whole: (amount) => grouped(amount.toFixed(0)),
  percent: (share) => `${(share * 100).toFixed(2)}%`,
}

/** A value as a spreadsheet shows it with a format: the result of `typedValue` and `formatCode`. */
export function shownByFormat({ kind }: Pick<ColumnDefinition, 'kind'>, format: ExportFormat, value: string): string {
  const typed = typedValue(kind, format, value)
  if (typeof typed === 'number') return (numberShown[format] ?? standardNumbers[kind] ?? String)(typed)
  return typed instanceof Date ? dayShown(format, value) : typed
}

function dayShown(format: ExportFormat, value: string): string {
  const [year = '', month = '', day = ''] = value.split('-')
  if (format === 'ISO_DATE') return value
  if (format === 'COMPACT_DATE') return `${year}${month}${day}`
  return format === 'DAY_FIRST' ? `${day}/${month}/${year}` : `${month}/${day}/${year}`
}
