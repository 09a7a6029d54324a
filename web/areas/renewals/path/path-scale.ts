import type { CriticalStep } from '@portico/contract/areas/renewals/renewal.shapes.ts'
import { daysBetween } from '@portico/contract/kit/zone.rules.ts'

interface Dated extends Pick<CriticalStep, 'latestSafeOn' | 'forecastOn' | 'doneAt'> {}

/** Whether a step was done or has a forecast. */
export const hasDay = ({ doneAt, forecastOn }: Pick<Dated, 'doneAt' | 'forecastOn'>): boolean =>
  doneAt !== null || forecastOn !== null

/** The day on which a step was done, or will be at the pace so far. */
export const dayOf = ({ doneAt, forecastOn, latestSafeOn }: Dated): string =>
  doneAt?.slice(0, 10) ?? forecastOn ?? latestSafeOn

/** The places of days on a chart from its first to its last, in percent of its width. */
export function pathScale(steps: readonly Dated[], marks: readonly string[]): (day: string) => number {
  const days = [...marks, ...steps.flatMap((step) => [step.latestSafeOn, dayOf(step)])].toSorted()
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const span = Math.max(1, daysBetween(first, last))
  return (day) => Math.min(100, Math.max(0, (daysBetween(first, day) / span) * 100))
}
