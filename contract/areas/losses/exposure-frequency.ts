import { daysBetween } from '../../kit/zone.rules.ts'
import { latestOf, type ValuedTerm } from './loss-analysis.ts'

/** The exposure bases for claims in addition to premium: the amount or number of what can have a loss. */
export const exposureBases = ['PAYROLL', 'VEHICLES', 'LOCATIONS', 'SALES'] as const

export type ExposureBase = (typeof exposureBases)[number]

/** The base that a line is rated on, by policy type; other lines have none. */
export const baseOfLine: Readonly<Record<string, ExposureBase>> = {
  AUTO: 'VEHICLES',
  GENERAL_LIABILITY: 'SALES',
  PROPERTY: 'LOCATIONS',
  WORKERS_COMP: 'PAYROLL',
}

/** For how much of a base claims are stated: money in cents. */
const units: Readonly<Record<ExposureBase, number>> = {
  PAYROLL: 100_000_000,
  SALES: 100_000_000,
  VEHICLES: 100,
  LOCATIONS: 100,
}

const daysOfYear = 365.25

/** How many years the loss runs of some terms span, up to their valuations; days that two terms share count once. */
export function yearsValued(terms: readonly ValuedTerm[]): number {
  const spans = terms
    .flatMap((each) => {
      const on = latestOf(each)?.on
      return on === undefined ? [] : [{ from: each.term.from, to: on < each.term.to ? on : each.term.to }]
    })
    .toSorted((one, other) => one.from.localeCompare(other.from))
  let days = 0
  let end = ''
  for (const { from, to } of spans) {
    days += Math.max(0, daysBetween(from > end ? from : end, to))
    if (to > end) end = to
  }
  return days / daysOfYear
}

/** Claims per year for each $1M, or for each 100, of a base; null if nothing is valued or the base is zero. */
export const exposureFrequency = (
  { count, years }: { readonly count: number; readonly years: number },
  base: ExposureBase,
  amount: number,
): number | null => (years === 0 || amount === 0 ? null : (count / years) * (units[base] / amount))
