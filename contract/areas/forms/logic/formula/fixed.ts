/**
 * Decimal numbers as whole multiples of 10⁻¹⁰: sums and differences are exact, products and quotients are rounded half
 * away from zero in the tenth decimal. Undefined is a blank: not answered, or not a number.
 */
const decimals = 10

const one = 10n ** BigInt(decimals)
const zero = 0n

/** A larger amount is a mistake. */
const most = 10n ** 15n * one

/** The number of canonical text. */
export function fixedOf(text: string): bigint | undefined {
  const [, sign, whole, fraction = ''] = /^(-?)(\d{1,15})(?:\.(\d{1,20}))?$/.exec(text) ?? []
  if (whole === undefined) return undefined
  const size = BigInt(whole + fraction.slice(0, decimals).padEnd(decimals, '0'))
  return sign === '-' ? -size : size
}

export const fixedWhole = (whole: number): bigint => BigInt(whole) * one

export const isZero = (value: bigint): boolean => value === zero

export const within = (value: bigint): bigint | undefined => (value > most || value < -most ? undefined : value)

export const times = (left: bigint, right: bigint): bigint | undefined => within(quotient(left * right, one))

export const divided = (left: bigint, right: bigint): bigint | undefined =>
  right === zero ? undefined : within(quotient(left * one, right))

/** Rounded half away from zero to a number of decimals. */
export function rounded(value: bigint, digits: number): bigint {
  const step = 10n ** BigInt(decimals - Math.min(Math.max(digits, 0), decimals))
  return quotient(value, step) * step
}

/** Canonical text: `1234.5`, without zeros at its end. */
export function textOf(value: bigint): string {
  const digits = (value < zero ? -value : value).toString().padStart(decimals + 1, '0')
  const fraction = digits.slice(-decimals).replace(/0+$/, '')
  const whole = digits.slice(0, -decimals)
  return `${value < zero ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`
}

/** Divides, rounding half away from zero. */
function quotient(left: bigint, right: bigint): bigint {
  const negative = left < zero !== right < zero
  const [over, under] = [left < zero ? -left : left, right < zero ? -right : right]
  const size = (over + under / 2n) / under
  return negative ? -size : size
}
