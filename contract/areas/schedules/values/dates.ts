import { validationMessages } from '../validation.messages.ts'
import { faulty, understood } from './reading.ts'
import type { Reading } from './reading.ts'

/** The first year that a date may lie in. */
const firstYear = 1800

interface DateParts {
  readonly year: number
  readonly month: number
  readonly day: number
}

const dashed = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ]00:00(?::00(?:\.0{1,9})?)?Z?)?$/
const monthFirst = [/^(\d{1,2})\/(\d{1,2})\/(\d{4})$/, /^(\d{1,2})-(\d{1,2})-(\d{4})$/, /^(\d{2})(\d{2})(\d{4})$/]

/** Reads m/d/yyyy, yyyy-mm-dd, m-d-yyyy and mmddyyyy, all into yyyy-mm-dd. */
export function readDate(typed: string): Reading {
  if (typed.length > 40) return faulty(typed, validationMessages.date)
  const [, year, month, day] = dashed.exec(typed) ?? []
  if (year !== undefined) return dateOf(typed, partsOf(year, month, day), validationMessages.dashedDate)
  for (const form of monthFirst) {
    const [, first, second, last] = form.exec(typed) ?? []
    if (last !== undefined) return dateOf(typed, partsOf(last, first, second), validationMessages.slashedDate)
  }
  return faulty(typed, typed.includes('/') ? validationMessages.slashedDate : validationMessages.date)
}

function partsOf(year: string | undefined, month: string | undefined, day: string | undefined): DateParts {
  return { year: Number(year), month: Number(month), day: Number(day) }
}

function dateOf(typed: string, parts: DateParts, whenMissing: string): Reading {
  const fault = faultOf(parts, whenMissing)
  if (fault !== null) return faulty(typed, fault)
  const two = (part: number) => String(part).padStart(2, '0')
  return understood(`${parts.year}-${two(parts.month)}-${two(parts.day)}`)
}

function faultOf({ year, month, day }: DateParts, whenMissing: string): string | null {
  if (year < firstYear) return validationMessages.yearTooLow
  if (month < 1 || month > 12) return validationMessages.month
  if (day < 1 || day > 31) return validationMessages.day
  return day > 28 && day > daysIn(year, month) ? whenMissing : null
}

function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}

/** Reads a year of four digits. */
export function readYear(typed: string): Reading {
  if (!/^\d{4}$/.test(typed)) return faulty(typed, validationMessages.year)
  return Number(typed) < firstYear ? faulty(typed, validationMessages.yearTooLow) : understood(typed)
}

/** Reads a year, or a whole date. */
export function readYearOrDate(typed: string): Reading {
  if (/^\d{4}$/.test(typed)) return readYear(typed)
  const reading = readDate(typed)
  return reading.fault === null ? reading : faulty(typed, validationMessages.yearOrDate)
}

/** Reads YYYY or YYYY-YYYY; works of art may be of any year. */
export function readYearOrRange(typed: string): Reading {
  const [, from, to] = /^(\d{4})(?:\s?[-–]\s?(\d{4}))?$/.exec(typed) ?? []
  if (from === undefined || (to !== undefined && to < from)) return faulty(typed, validationMessages.yearOrRange)
  return understood(to === undefined ? from : `${from}-${to}`)
}

/** `2026-09-02` → `09/02/2026`; anything else as it is. */
export function inMonthFirst(value: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) ?? []
  return day === undefined ? value : `${month}/${day}/${year}`
}

/** Whole years from one yyyy-mm-dd to another. */
export function yearsBetween(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4))
  return to.slice(5) < from.slice(5) ? years - 1 : years
}
