import { addDays, instantOf, wallTimeOf } from '@portico/contract/kit/zone.rules.ts'

/** A moment as the clock on the wall of a time zone shows it. */
export interface LocalTime {
  readonly year: number
  /** 1 to 12. */
  readonly month: number
  readonly day: number
  readonly hour: number
  readonly minute: number
}

/** What the clock of a time zone shows at a moment. */
export function localTimeAt(moment: Date, timeZone: string): LocalTime {
  const wall = wallTimeOf(moment, timeZone)
  const [year = 0, month = 0, day = 0] = wall.day.split('-').map(Number)
  const [hour = 0, minute = 0] = wall.time.split(':').map(Number)
  return { year, month, day, hour, minute }
}

/** The moment of a full hour on the local day of `moment`, or `days` later. An hour that a change of clocks skips counts as the next. */
export function localHour(
  moment: Date,
  timeZone: string,
  { hour, days = 0 }: { readonly hour: number; readonly days?: number },
): Date {
  const day = addDays(wallTimeOf(moment, timeZone).day, days)
  return instantOf({ day, time: `${String(hour).padStart(2, '0')}:00` }, timeZone)
}
