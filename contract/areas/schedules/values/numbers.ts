import { validationMessages } from '../validation.messages.ts'
import { faulty, understood } from './reading.ts'
import type { Reader, Reading } from './reading.ts'

/** Digits before the point: what a double still holds to the cent. */
const mostDigits = 13
const tooMuch = validationMessages.lessThan('10,000,000,000,000')

/** How most numbers come: nothing is to be taken off them, whatever kind they are of. */
const plainDigits = /^(?:0|[1-9]\d{0,39})$/

interface Decimal {
  readonly negative: boolean
  readonly whole: string
  readonly fraction: string
}

/** Reads `1,234.5`, `$1,234.50`, `(500)`, `-500` and `500-`; null for what is no number. */
function decimalOf(typed: string): Decimal | null {
  const amount = typed.length > 40 ? null : signAndDigits(typed)
  const [, whole, fraction = ''] = /^(\d{1,3}(?:,\d{3})+|\d*)(?:\.(\d*))?$/.exec(amount?.digits ?? '') ?? []
  if (amount === null || whole === undefined || `${whole}${fraction}` === '') return null
  return { negative: amount.negative, whole: whole.replaceAll(',', '').replace(/^0+(?=\d)/, '') || '0', fraction }
}

function signAndDigits(typed: string): { negative: boolean; digits: string } | null {
  const bracketed = /^\((.+)\)$/.exec(typed)?.[1]
  const [, before, between, digits = '', after] =
    /^([-+]?)\s*\$?\s*(-?)\s*([\d,.]+)\s*(-?)$/.exec(bracketed ?? typed) ?? []
  const signs = [bracketed === undefined ? '' : '-', before, between, after].join('')
  return signs.length > 1 || digits === '' ? null : { negative: signs === '-', digits }
}

function written({ negative, whole, fraction }: Decimal): string {
  const text = fraction === '' ? whole : `${whole}.${fraction}`
  return negative && /[1-9]/.test(text) ? `-${text}` : text
}

const withoutEndZeros = (fraction: string) => fraction.replace(/0+$/, '')

const readDecimal =
  (fault: string, finish: (decimal: Decimal) => Decimal | null): Reader =>
  (typed) => {
    if (plainDigits.test(typed)) return typed.length > mostDigits ? faulty(typed, tooMuch) : understood(typed)
    const decimal = decimalOf(typed)
    const finished = decimal && finish(decimal)
    if (finished === null) return faulty(typed, fault)
    return finished.whole.length > mostDigits ? faulty(typed, tooMuch) : understood(written(finished))
  }

/** `1,200.50` → `1200.5`, up to ten decimals. */
export const readNumber = readDecimal(validationMessages.number, (decimal) => ({
  ...decimal,
  fraction: withoutEndZeros(decimal.fraction.slice(0, 10)),
}))

/** `1,200` and `1200.0` → `1200`. */
export const readWhole = readDecimal(validationMessages.whole, (decimal) =>
  withoutEndZeros(decimal.fraction) === '' ? { ...decimal, fraction: '' } : null,
)

/** `$1,200` → `1200`, `1200.5` → `1200.50`; more decimals are rounded to the cent. */
export const readMoney = readDecimal(validationMessages.notNumberLike, toCents)

function toCents(decimal: Decimal): Decimal {
  if (decimal.fraction === '') return decimal
  const kept = decimal.fraction.padEnd(2, '0').slice(0, 2)
  const roundsUp = (decimal.fraction[2] ?? '0') >= '5'
  const cents = (BigInt(`${decimal.whole}${kept}`) + (roundsUp ? 1n : 0n)).toString().padStart(3, '0')
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
  return reading.fault === null ? reading : faulty(typed, reading.fault)
}

/** The number a normalised value stands for; null where there is none. */
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
