import { validationMessages, valueMessages } from '../validation.messages.ts'
import { invalid, understood } from './reading.ts'
import type { Reader, Reading } from './reading.ts'

/** A number in plain digits. */
export interface Decimal {
  readonly negative: boolean
  readonly whole: string
  readonly fraction: string
}

/** Digits before the point: what a double still holds to the cent. */
const mostDigits = 13
const tooMuch = validationMessages.lessThan('10,000,000,000,000')
const longestNumber = 40

/** The usual form of numbers of any kind, with nothing to strip. */
const plainDigits = /^(?:0|[1-9]\d{0,39})$/

/** Parses a typed number and formats it with its kind's decimals; null if it has others. */
export const readDecimal =
  (error: string, finish: (decimal: Decimal) => Decimal | null): Reader =>
  (typed) => {
    if (plainDigits.test(typed)) return typed.length > mostDigits ? invalid(typed, tooMuch) : understood(typed)
    if (typed.length > longestNumber) return invalid(typed, error)
    const decimal = plainDecimal(typed) ?? spelledDecimal(typed)
    if (typeof decimal === 'string') return invalid(typed, decimal)
    const finished = decimal && finish(decimal)
    return finished === null ? invalid(typed, error) : inDigits(typed, finished)
  }

function inDigits(typed: string, { negative, whole, fraction }: Decimal): Reading {
  if (whole.length > mostDigits) return invalid(typed, tooMuch)
  const text = fraction === '' ? whole : `${whole}.${fraction}`
  return understood(negative && /[1-9]/.test(text) ? `-${text}` : text)
}

/** Reads `1,234.5`, `1 234`, `$1,234.50`, `(500)`, `-500` and `500-`; null for what is no number. */
function plainDecimal(typed: string): Decimal | null {
  const amount = signAndDigits(typed)
  const [, whole, fraction = ''] =
    /^(\d{1,3}(?:,\d{3})+|\d{1,3}(?:[ \u2009\u202f]\d{3})+|\d*)(?:\.(\d*))?$/.exec(amount?.digits ?? '') ?? []
  if (amount === null || whole === undefined || `${whole}${fraction}` === '') return null
  return { negative: amount.negative, whole: withoutZerosBefore(whole.replaceAll(/\D/g, '')), fraction }
}

function signAndDigits(typed: string): { negative: boolean; digits: string } | null {
  const bracketed = /^\((.+)\)$/.exec(typed)?.[1]
  const [, before, between, digits = '', after] =
    /^([-+]?)\s*\$?\s*(-?)\s*([\d.](?:[\d,. \u2009\u202f]*[\d.])?)\s*(-?)$/.exec(bracketed ?? typed) ?? []
  const signs = [bracketed === undefined ? '' : '-', before, between, after].join('')
  return signs.length > 1 || digits === '' ? null : { negative: signs === '-', digits }
}

const withoutZerosBefore = (digits: string): string => digits.replace(/^0+(?=\d)/, '') || '0'

/** How many places the suffix of a number moves the decimal point. */
const scales: readonly (readonly [suffix: RegExp, places: number])[] = [
  [/\s?(?:k|thousand)$/i, 3],
  [/\s?(?:m|mm|mil|mill|million)$/i, 6],
  [/\s?(?:bn|billion)$/i, 9],
]

/** Reads `45k`, `$4.2M`, `1.5 million` and `1e5`; null for what is no number, or what is not clear about it. */
function spelledDecimal(typed: string): Decimal | string | null {
  const [, mantissa, plus, places] = /^([-+]?\d(?:\.\d{1,15})?)e(\+?)(\d{1,2})$/i.exec(typed) ?? []
  if (mantissa !== undefined) return plus === '' ? moved(mantissa, Number(places)) : valueMessages.shortenedNumber
  const [, bracketed] = /^\((.+)\)$/.exec(typed) ?? []
  const amount = bracketed ?? typed
  const [suffix, by] = scales.find(([pattern]) => pattern.test(amount)) ?? []
  if (suffix === undefined || by === undefined) return null
  const number = amount.replace(suffix, '')
  // In the trade M alone may be the Roman thousand: $500M and $500MM both occur.
  if (/\d{3}\s?m$/i.test(amount)) return valueMessages.unclearMillions
  return moved(bracketed === undefined ? number : `(${number})`, by)
}

function moved(number: string, places: number): Decimal | null {
  const decimal = plainDecimal(number)
  if (decimal === null) return null
  const fraction = decimal.fraction.padEnd(places, '0')
  const whole = withoutZerosBefore(`${decimal.whole}${fraction.slice(0, places)}`)
  return { ...decimal, whole, fraction: fraction.slice(places) }
}

/** A plain number times 10 to the power of `places`; other text unchanged. */
export function multiplied(typed: string, places: number): string {
  const decimal = typed.length > longestNumber ? null : moved(typed.trim(), places)
  return decimal === null ? typed : (inDigits(typed, decimal).value ?? typed)
}
