import type { CriticalStep } from '@portico/contract/areas/renewals/renewal.shapes.ts'
import { daysBetween } from '@portico/contract/kit/zone.rules.ts'

interface Dated extends Pick<CriticalStep, 'latestSafeOn' | 'forecastOn' | 'doneAt'> {}

/** The day on which a step was done, or will be at the pace so far. */
export const dayOf = ({ doneAt, forecastOn, latestSafeOn }: Dated): string =>
  doneAt?.slice(0, 10) ?? forecastOn ?? latestSafeOn

/** Where days stand on a picture from the first to the last that it shows, in percent of its width. */
export function pathScale(steps: readonly Dated[], marks: readonly string[]): (day: string) => number {
  const days = [...marks, ...steps.flatMap((step) => [step.latestSafeOn, dayOf(step)])].toSorted()
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const span = Math.max(1, daysBetween(first, last))
  return (day) => Math.min(100, Math.max(0, (daysBetween(first, day) / span) * 100))
}
