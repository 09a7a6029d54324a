import { validationMessages } from '../validation.messages.ts'
import { readDecimal } from './number-forms.ts'
import type { Decimal } from './number-forms.ts'
import { invalid, understood } from './reading.ts'
import type { Reading } from './reading.ts'

const withoutEndZeros = (fraction: string) => fraction.replace(/0+$/, '')

/** `1,200.50` → `1200.5`, up to ten decimals. */
export const readNumber = readDecimal(validationMessages.number, (decimal) => ({
  ...decimal,
  fraction: withoutEndZeros(decimal.fraction.slice(0, 10)),
}))

/** `1,200` and `1200.0` → `1200`. */
export const readWhole = readDecimal(validationMessages.whole, (decimal) =>
  withoutEndZeros(decimal.fraction) === '' ? { ...decimal, fraction: '' } : null,
)

const readAmount = readDecimal(validationMessages.notNumberLike, toCents)

/** Accounting formats show zero as a dash. */
const zero = /^\$?\s?[-–—]$/

/** `$1,200` → `1200`, `1200.5` → `1200.50`, `$ -` → `0`; more decimals are rounded to the cent. */
export const readMoney = (typed: string): Reading => (zero.test(typed) ? understood('0') : readAmount(typed))

function toCents(decimal: Decimal): Decimal {
  if (decimal.fraction === '') return decimal
  const stored = decimal.fraction.padEnd(2, '0').slice(0, 2)
  const roundsUp = (decimal.fraction[2] ?? '0') >= '5'
  const cents = (BigInt(`${decimal.whole}${stored}`) + (roundsUp ? 1n : 0n)).toString().padStart(3, '0')
  const pennies = cents.slice(-2)
  return { ...decimal, whole: cents.slice(0, -2), fraction: pennies === '00' ? '' : pennies }
}

const readPercentNumber = readDecimal(validationMessages.notNumberLike, (decimal) => ({
  ...decimal,
  fraction: withoutEndZeros(decimal.fraction.slice(0, 4)),
}))

/** `12.5%` and `12.5` → `12.5`. */
export function readPercent(typed: string): Reading {
  const reading = readPercentNumber(typed.replace(/\s?%$/, ''))
  return reading.error === null ? reading : invalid(typed, reading.error)
}

/** The number of a normalized value; null if there is none. */
export function amountOf(value: string | null | undefined): number | null {
  if (value === null || value === undefined || value.length > 30) return null
  return /^-?\d+(?:\.\d+)?$/.test(value) ? Number(value) : null
}

/** `-1234.50` → `-1,234.50`. */
export function grouped(value: string): string {
  const [whole = '', fraction] = value.split('.')
  const thousands = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',')
  return fraction === undefined ? thousands : `${thousands}.${fraction}`
}

/** `-1234.50` → `-$1,234.50`. */
export const inDollars = (value: string): string => grouped(value).replace(/^(-?)/, '$1$$')
