import type { CellFormat } from './cell-format.ts'
import { inPattern } from './digit-pattern.ts'

/** What a person reads in a cell that holds a number. */
export function numberText(number: number, format: CellFormat, from1904: boolean): string {
  switch (format.kind) {
    case 'plain':
      return plainDigits(number)
    case 'percent':
      return `${plainDigits(number * 100)}%`
    case 'digits':
      return inPattern(number, format.patterns) ?? plainDigits(number)
    default:
      return momentText(number, format.kind, from1904) ?? plainDigits(number)
  }
}

/** Fifteen digits without an exponent: further digits are only floating-point noise. */
function plainDigits(number: number): string {
  const short = String(number === 0 ? 0 : number)
  if (short.length <= 16 && !short.includes('e')) return short
  const [digits = '', exponent] = String(Number(number.toPrecision(15))).split('e')
  if (exponent === undefined) return digits
  const [whole = '', fraction = ''] = digits.replace('-', '').split('.')
  const point = whole.length + Number(exponent)
  const all = `${whole}${fraction}`
  const text = point <= 0 ? `0.${'0'.repeat(-point)}${all}` : all.padEnd(point, '0')
  return number < 0 ? `-${text}` : text
}

const secondsADay = 86_400
const msADay = 86_400_000
/** 9999-12-31. */
const lastDay = 2_958_466
/** Excel counts from 1900 on and takes that year for a leap year; from March 1900 on that is as if from this day. */
const dayZero = Date.UTC(1899, 11, 30)
const dayZeroOf1904 = Date.UTC(1904, 0, 1)

function momentText(number: number, kind: 'hours' | 'time' | 'date' | 'moment', from1904: boolean): string | null {
  if (number < 0 || number >= lastDay) return null
  const seconds = kind === 'date' ? Math.floor(number) * secondsADay : Math.round(number * secondsADay)
  if (kind === 'hours') return timeText(seconds)
  const day = Math.floor(seconds / secondsADay)
  const time = seconds % secondsADay
  if (kind === 'time' || (kind === 'moment' && day === 0 && !from1904)) return timeText(time)
  const date = dateText(day, from1904)
  return time === 0 ? date : `${date} ${timeText(time)}`
}

function dateText(day: number, from1904: boolean): string {
  if (from1904) return new Date(dayZeroOf1904 + day * msADay).toISOString().slice(0, 10)
  // The 29th of February 1900, which only Excel knows, is taken for the day after it.
  return new Date(dayZero + (day < 60 ? day + 1 : day === 60 ? 61 : day) * msADay).toISOString().slice(0, 10)
}

function timeText(seconds: number): string {
  const two = (part: number) => String(part).padStart(2, '0')
  const rest = seconds % 60
  const text = `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}`
  return rest === 0 ? text : `${text}:${two(rest)}`
}

/** A date that is text in the file: `2026-09-02T00:00:00.000Z` → `2026-09-02`. */
export function isoDateText(value: string): string {
  const [, date, time = '', seconds = ''] = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d)(:\d\d)?(?:\.\d*)?Z?)?$/.exec(value) ?? []
  if (date === undefined) return value
  const clock = `${time}${seconds === ':00' ? '' : seconds}`
  return clock === '' || clock === '00:00' ? date : `${date} ${clock}`
}
