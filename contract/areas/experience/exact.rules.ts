import { inDollars } from '../schedules/values/numbers.ts'

/** Rates are calculated in ten-thousandths, so that no amount passes through binary fractions. */
export const scale = 10_000n

/** A rate of four places at most as a whole number of ten-thousandths. */
export const scaled = (rate: number): bigint => BigInt(Math.round(rate * 10_000))

/** Whether a number has at most this many decimals. */
export const hasPlaces = (typed: number, most: number): boolean =>
  Math.abs(Math.round(typed * 10 ** most) / 10 ** most - typed) < Number.EPSILON * Math.max(1, Math.abs(typed))

/** A quotient rounded to a whole number, halves away from zero. */
export function rounded(dividend: bigint, divisor: bigint): bigint {
  const [above, below] = divisor < 0n ? [-dividend, -divisor] : [dividend, divisor]
  const twice = above * 2n
  return twice >= 0n ? (twice + below) / (below * 2n) : (twice - below) / (below * 2n)
}

/** A rate of an amount, rounded to the cent. */
export const rateOf = (cents: number, rate: number): number => Number(rounded(BigInt(cents) * scaled(rate), scale))

/** A payroll's premium at a rate per $100, rounded to the cent. */
export const perHundred = (cents: number, rate: number): number =>
  Number(rounded(BigInt(cents) * scaled(rate), scale * 100n))

/** A quotient rounded to a number of decimals. */
export function ratio(dividend: bigint, divisor: bigint, places: number): number {
  const power = 10 ** places
  return Number(rounded(dividend * BigInt(power), divisor)) / power
}

/** The difference of two modifications, without binary fraction errors. */
export const difference = (one: number, other: number): number => Math.round(one * 100 - other * 100) / 100

/** Cents as people write dollars. */
export const moneyOf = (cents: number): string => inDollars((cents / 100).toFixed(2).replace('.00', ''))
