import { portalDay, portalTimeZone } from '../../platform/dates/today.ts'
import { addDays, instantOf } from '@portico/contract/kit/zone.rules.ts'

/** Where the clock of a test file starts: now, or at the end of the day of its data if midnight has passed since. */
export function startOfClock(madeAt: string, now: Date): Date {
  const day = portalDay({ now: () => new Date(madeAt) })
  const midnight = instantOf({ day: addDays(day, 1), time: '00:00' }, portalTimeZone)
  return now < midnight ? now : new Date(midnight.getTime() - 1)
}
