import { daysBetween } from '../../kit/zone.rules.ts'
import { totalsOf, type LossAmounts } from './loss.rules.ts'
import type { LossRunTerm } from './loss-run.shapes.ts'
import type { LossFigures, RatedFigures } from './loss.shapes.ts'

/** A term with its loss runs' figures, each at its valuation. */
export interface ValuedTerm<L extends LossAmounts = LossAmounts> {
  readonly term: Pick<LossRunTerm, 'line' | 'from' | 'to' | 'premium'>
  readonly valuations: readonly { readonly on: string; readonly losses: readonly L[] }[]
  /** The latest valuation with the amounts of linked claims, if claims are known. */
  readonly ledger?: { readonly on: string; readonly losses: readonly L[] } | undefined
}

/** The year of a term: that in which it started. */
export const yearOf = ({ from }: Pick<LossRunTerm, 'from'>): number => Number(from.slice(0, 4))

/** What a term says as of its latest valuation; undefined if no loss run came. */
export const latestOf = <L extends LossAmounts>({ valuations, ledger }: ValuedTerm<L>) =>
  ledger ?? valuations.toSorted((one, other) => (one.on < other.on ? 1 : -1))[0]

/** Cents of a premium that are earned by a day, in step with the days of the term. */
export function earnedPremium({ from, to, premium }: ValuedTerm['term'], on: string): number {
  const days = daysBetween(from, to)
  if (premium === null || days <= 0) return premium ?? 0
  return Math.round((premium * Math.min(Math.max(daysBetween(from, on), 0), days)) / days)
}

/** Totals of losses, with their average. */
export function figuresOf(losses: readonly (LossAmounts & { readonly status: string })[]): LossFigures {
  const totals = totalsOf(losses)
  const incurred = totals.paid + totals.reserve - totals.recovered
  return {
    ...totals,
    open: losses.filter(({ status }) => status !== 'CLOSED').length,
    incurred,
    average: losses.length === 0 ? null : Math.round(incurred / losses.length),
  }
}

/** Losses by earned premium; null if none is earned. */
export const lossRatio = (incurred: number, earned: number): number | null => (earned === 0 ? null : incurred / earned)

/** Claims for each million dollars of earned premium; null if none is earned. */
export const frequencyOf = (count: number, earned: number): number | null =>
  earned === 0 ? null : (count * 100_000_000) / earned

/** Figures of terms as of the latest valuation of each. Terms without a loss run count neither losses nor premium. */
export function ratedOf<L extends LossAmounts & { readonly status: string }>(
  terms: readonly ValuedTerm<L>[],
): RatedFigures {
  const valued = terms.flatMap((each) => {
    const latest = latestOf(each)
    return latest === undefined ? [] : [{ term: each.term, ...latest }]
  })
  const earned = valued.reduce((sum, { term, on }) => sum + earnedPremium(term, on), 0)
  const figures = figuresOf(valued.flatMap(({ losses }) => losses))
  return {
    ...figures,
    terms: terms.length,
    termsValued: valued.length,
    earned,
    ratio: lossRatio(figures.incurred, earned),
    frequency: frequencyOf(figures.count, earned),
  }
}
