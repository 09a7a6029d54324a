import { americanDay, daysBetween } from '../../kit/zone.rules.ts'
import type { Currency, LossRun, LossRunTotals } from './loss-run.shapes.ts'
import type { LossSplit } from './ledger/valuation.shapes.ts'
import type { Loss } from './loss.shapes.ts'

/** The amounts of a loss, each in its parts. */
export type LossAmounts = Pick<Loss, 'paid' | 'reserve' | 'recovered'>

/** All parts of an amount together. */
export const wholeOf = ({ indemnity, medical, expense }: LossSplit): number => indemnity + medical + expense

/** A loss's incurred amount: paid and reserves, less recoveries. */
export const incurredOf = ({ paid, reserve, recovered }: LossAmounts): number =>
  wholeOf(paid) + wholeOf(reserve) - wholeOf(recovered)

const incurredOfTotals = ({ paid, reserve, recovered }: LossRunTotals): number => paid + reserve - recovered

/** Losses added up, as a loss run states its totals. */
export const totalsOf = (losses: readonly LossAmounts[]): LossRunTotals => ({
  count: losses.length,
  paid: losses.reduce((sum, { paid }) => sum + wholeOf(paid), 0),
  reserve: losses.reduce((sum, { reserve }) => sum + wholeOf(reserve), 0),
  recovered: losses.reduce((sum, { recovered }) => sum + wholeOf(recovered), 0),
})

/** Whether totals are the same, column by column. */
export const isSameTotals = (one: LossRunTotals, other: LossRunTotals): boolean =>
  (['count', 'paid', 'reserve', 'recovered'] as const).every((column) => one[column] === other[column])

/** A document's totals next to those of the entered losses. A discrepancy is the missing amount. */
export function reconciled(document: LossRunTotals, entered: LossRunTotals): LossRun['reconciliation'] {
  const beside = { ...document, incurred: incurredOfTotals(document) }
  const made = { ...entered, incurred: incurredOfTotals(entered) }
  const columns = (['count', 'paid', 'reserve', 'recovered', 'incurred'] as const).map((column) => ({
    column,
    document: beside[column],
    entered: made[column],
    difference: beside[column] - made[column],
  }))
  return { columns, isEqual: isSameTotals(document, entered) }
}

/** Days up to which a loss run is current, and up to which it will do. */
const freshDays = 60
const usableDays = 90

/** The age of a loss run on a day, and how current it makes it. */
export interface RunAge {
  readonly agedOn: string
  readonly ageDays: number
  readonly currency: Currency
}

/**
 * The only rule for a loss run's age: the days from its valuation to the effective date of the current renewal, or to
 * today without one.
 */
export function runAge(valuationOn: string, agedOn: string): RunAge {
  const ageDays = Math.max(0, daysBetween(valuationOn, agedOn))
  return { agedOn, ageDays, currency: currencyOf(ageDays) }
}

/** The age of a loss run as a person reads it, with both dates. */
export const ageSentence = (valuationOn: string, { agedOn, ageDays }: Pick<RunAge, 'agedOn' | 'ageDays'>): string =>
  `Valued ${americanDay(valuationOn)}; ${ageDays === 1 ? '1 day' : `${ageDays} days`} old on ${americanDay(agedOn)}`

function currencyOf(ageDays: number): Currency {
  if (ageDays <= freshDays) return 'GREEN'
  return ageDays <= usableDays ? 'AMBER' : 'RED'
}
