import { validationMessages, valueMessages } from '../validation.messages.ts'
import { invalid, understood } from './reading.ts'
import type { Reading } from './reading.ts'

/** The first valid year of a date. */
const firstYear = 1800

interface DateParts {
  readonly year: number
  readonly month: number
  readonly day: number
}

const atMidnight = String.raw`(?:[T ](?:0?0:00(?::00(?:\.0{1,9})?)?Z?|12:00(?::00)? ?AM))?`
const ofMonth = String.raw`([a-z]{3,9})\.?`
const ofDay = String.raw`(\d{1,2})(?:st|nd|rd|th)?`

/** A date format: the order of its parts, and the error if there is no such day. */
interface DateForm {
  readonly pattern: RegExp
  readonly order: readonly (keyof DateParts)[]
  readonly whenMissing: string
}

const yearFirst = { order: ['year', 'month', 'day'], whenMissing: validationMessages.dashedDate } as const
const monthFirst = { order: ['month', 'day', 'year'], whenMissing: validationMessages.slashedDate } as const
const dayFirst = { order: ['day', 'month', 'year'], whenMissing: validationMessages.slashedDate } as const

const forms: readonly DateForm[] = [
  { pattern: new RegExp(`^(\\d{4})-(\\d{1,2})-(\\d{1,2})${atMidnight}$`), ...yearFirst },
  { pattern: /^(\d{4})([/.])(\d{1,2})\2(\d{1,2})$/, ...yearFirst },
  { pattern: new RegExp(`^(\\d{1,2})/(\\d{1,2})/(\\d{4}|\\d{2})${atMidnight}$`, 'i'), ...monthFirst },
  { pattern: /^(\d{1,2})-(\d{1,2})-(\d{4}|\d{2})$/, ...monthFirst },
  { pattern: /^(\d{2})(\d{2})(\d{4})$/, ...monthFirst },
  { pattern: new RegExp(`^${ofMonth}[ -]?${ofDay}(?:, ?| |-)(\\d{4}|\\d{2})$`, 'i'), ...monthFirst },
  { pattern: new RegExp(`^${ofDay}[ -]?${ofMonth}(?:, ?| |-)(\\d{4}|\\d{2})$`, 'i'), ...dayFirst },
]

const monthNames = 'january february march april may june july august september october november december'.split(' ')

/** Hints for parsing a typed or imported date. */
export interface DateHints {
  /** The day that `today` means, yyyy-mm-dd. */
  readonly today?: string
  /** Whether five digits are a day as spreadsheets count them. */
  readonly daySerials?: boolean
}

/**
 * Parses a typed date to yyyy-mm-dd: 3/4/2026, 3/4/26, 3-4-2026, 2026-03-04, 03042026, Mar 4, 2026 and 4 March 2026.
 * With points it is parsed only if one part can only be the day; ambiguous dates are not.
 */
export function readDate(typed: string, hints: DateHints = {}): Reading {
  if (typed.length > 40) return invalid(typed, validationMessages.date)
  const hinted = readByHints(typed, hints)
  if (hinted !== null) return hinted
  for (const form of forms) {
    const written = form.pattern
      .exec(typed)
      ?.slice(1)
      .filter((part) => !separators.has(part))
    if (written !== undefined) return readParts(typed, partsIn(form.order, written), form.whenMissing)
  }
  const [, first, second, year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4}|\d{2})$/.exec(typed) ?? []
  if (year !== undefined) return readPointed(typed, Number(first), Number(second), year)
  return invalid(typed, typed.includes('/') ? validationMessages.slashedDate : validationMessages.date)
}

const separators: ReadonlySet<string> = new Set(['/', '.'])

function readByHints(typed: string, { today, daySerials }: DateHints): Reading | null {
  if (today !== undefined && /^today$/i.test(typed)) return understood(today)
  return daySerials === true && /^\d{5}(?:\.0+)?$/.test(typed) ? readDaySerial(typed) : null
}

function readDaySerial(typed: string): Reading {
  const days = Number(typed)
  // From 1930 to 2099: other five-digit numbers are rarely days.
  if (days < 10_959 || days > 73_050) return invalid(typed, validationMessages.date)
  return understood(new Date(Date.UTC(1899, 11, 30 + days)).toISOString().slice(0, 10))
}

/** Points part dates in both orders, and two digits may be the year first. */
function readPointed(typed: string, first: number, second: number, year: string): Reading {
  const isDayFirst = first > 12
  if (year.length < 4 || (!isDayFirst && second <= 12 && first !== second))
    return invalid(typed, valueMessages.unclearDate)
  const [month, day] = isDayFirst ? [second, first] : [first, second]
  return dateOf(typed, { year: Number(year), month, day }, validationMessages.slashedDate)
}

function partsIn(order: DateForm['order'], written: readonly string[]): Record<keyof DateParts, string> {
  const part = (name: keyof DateParts) => written[order.indexOf(name)] ?? ''
  return { year: part('year'), month: part('month'), day: part('day') }
}

function readParts(typed: string, { year, month, day }: Record<keyof DateParts, string>, whenMissing: string): Reading {
  const wholeYear = yearOf(year)
  const ofYear = /^\d/.test(month) ? Number(month) : monthNamed(month)
  if (ofYear === 0) return invalid(typed, validationMessages.date)
  if (wholeYear === null) return invalid(typed, valueMessages.unclearYear)
  return dateOf(typed, { year: wholeYear, month: ofYear, day: Number(day) }, whenMissing)
}

/** The month of a name or its start; 0 for other words. */
const monthNamed = (word: string): number =>
  1 + monthNames.findIndex((name) => name.startsWith(word.toLowerCase().replace(/^sept$/, 'sep')))

/** The year of four digits or two; null for those of two digits that may be of this century or of the last. */
function yearOf(digits: string): number | null {
  if (digits.length !== 2) return Number(digits)
  const year = Number(digits)
  if (year >= 40 && year < 70) return null
  return year < 40 ? 2000 + year : 1900 + year
}

function dateOf(typed: string, parts: DateParts, whenMissing: string): Reading {
  const error = errorOf(parts, whenMissing)
  if (error !== null) return invalid(typed, error)
  const two = (part: number) => String(part).padStart(2, '0')
  return understood(`${parts.year}-${two(parts.month)}-${two(parts.day)}`)
}

function errorOf({ year, month, day }: DateParts, whenMissing: string): string | null {
  if (year < firstYear) return validationMessages.yearTooLow
  if (month < 1 || month > 12) return validationMessages.month
  if (day < 1 || day > 31) return validationMessages.day
  return day > 28 && day > daysIn(year, month) ? whenMissing : null
}

function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}

const about = /^(?:c\.|ca\.?|circa|approx\.?|approximately|about|est\.?|~)\s?(?=\d{4}$)/i

const estimated = /(?<=^\d{4})\s?(?:\?|\(?(?:est\.?|approx\.?)\)?)$/i

/** Reads a year of four digits, `c. 1975` and `1975 (est)` too. */
export function readYear(typed: string): Reading {
  const year = typed.length > 20 ? typed : typed.replace(about, '').replace(estimated, '')
  if (!/^\d{4}(?:\.0)?$/.test(year)) return invalid(typed, validationMessages.year)
  return Number(year) < firstYear ? invalid(typed, validationMessages.yearTooLow) : understood(year.slice(0, 4))
}

/** Reads a year of four digits or, as of a vehicle, of two: `19` and `'19` are 2019. */
export function readModelYear(typed: string): Reading {
  const [, digits] = /^['’]?(\d{2})$/.exec(typed) ?? []
  if (digits === undefined) return readYear(typed)
  const year = yearOf(digits)
  return year === null ? invalid(typed, valueMessages.unclearYear) : understood(String(year))
}

/** Reads a year, or a whole date. */
export function readYearOrDate(typed: string, hints: DateHints = {}): Reading {
  const year = readYear(typed)
  if (year.error !== validationMessages.year) return year
  const reading = readDate(typed, hints)
  return reading.error === null || isUnclear(reading.error) ? reading : invalid(typed, validationMessages.yearOrDate)
}

const isUnclear = (error: string) => error === valueMessages.unclearDate || error === valueMessages.unclearYear

/** Reads YYYY or YYYY-YYYY; works of art may be of any year. */
export function readYearOrRange(typed: string): Reading {
  const [, from, to] = /^(\d{4})(?:\s?[-–]\s?(\d{4}))?$/.exec(typed) ?? []
  if (from === undefined || (to !== undefined && to < from)) return invalid(typed, validationMessages.yearOrRange)
  return understood(to === undefined ? from : `${from}-${to}`)
}

/** Reads mm/yyyy or mm/yy into mm/yyyy. */
export function readMonthYear(typed: string): Reading {
  const [, month = '', digits = ''] = /^(0?[1-9]|1[0-2])\/(\d{4}|\d{2})$/.exec(typed) ?? []
  if (month === '') return invalid(typed, validationMessages.monthYear)
  const year = yearOf(digits)
  if (year === null) return invalid(typed, valueMessages.unclearYear)
  return year < firstYear
    ? invalid(typed, validationMessages.yearTooLow)
    : understood(`${month.padStart(2, '0')}/${year}`)
}

/** `2026-09-02` → `09/02/2026`; other text unchanged. */
export function inMonthFirst(value: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) ?? []
  return day === undefined ? value : `${month}/${day}/${year}`
}

/** Whole years from one yyyy-mm-dd to another. */
export function yearsBetween(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4))
  return to.slice(5) < from.slice(5) ? years - 1 : years
}
