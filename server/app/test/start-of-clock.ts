import { utcDay } from '@portico/contract/kit/zone.rules.ts'

/** Where the clock of a test file starts: now, or at the end of the day of its data where midnight has passed since. */
export function startOfClock(madeAt: string, now: Date): Date {
  const day = utcDay(new Date(madeAt))
  return utcDay(now) === day ? now : new Date(`${day}T23:59:59.999Z`)
}
