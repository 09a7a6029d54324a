/** A day and a time as a clock on the wall shows them: `yyyy-mm-dd` and `hh:mm`. */
export interface WallTime {
  readonly day: string
  readonly time: string
}

const dayMs = 86_400_000

/** The clocks already made: making one costs far more than reading it. */
const clocks = new Map<string, Intl.DateTimeFormat>()
const clockLimit = 500

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const stored = clocks.get(timeZone)
  if (stored !== undefined) return stored
  const clock = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  if (clocks.size >= clockLimit) clocks.clear()
  clocks.set(timeZone, clock)
  return clock
}

/** Whether a text names a zone of the IANA list, such as `America/New_York`. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z][\w+/-]*$/.test(name)) return false
  try {
    clockOf(name)
    return true
  } catch {
    return false
  }
}

/** What the wall clocks of a zone show at an instant. */
export function wallTimeOf(instant: Date, timeZone: string): WallTime {
  const parts = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  )
  return { day: `${parts['year']}-${parts['month']}-${parts['day']}`, time: `${parts['hour']}:${parts['minute']}` }
}

/**
 * The instant of a wall-clock time in a zone. A repeated time, when summer time ends, is the first one; a skipped one,
 * when it starts, moves forward by the skipped time.
 */
export function instantOf({ day, time }: WallTime, timeZone: string): Date {
  const asUtc = Date.parse(`${day}T${time}:00Z`)
  const offsets = [-dayMs, dayMs].map((aside) => offsetAt(asUtc + aside, timeZone))
  const readings = offsets.map((offset) => asUtc - offset).toSorted((one, other) => one - other)
  const shown = readings.find((reading) => offsetAt(reading, timeZone) === asUtc - reading)
  return new Date(shown ?? asUtc - offsets[0]!)
}

/** Milliseconds by which a zone is ahead of UTC at an instant. */
export function offsetAt(instant: number, timeZone: string): number {
  const { day, time } = wallTimeOf(new Date(instant), timeZone)
  return Date.parse(`${day}T${time}:00Z`) - Math.floor(instant / 60_000) * 60_000
}

/** A day as Americans write it: mm/dd/yyyy. */
export const americanDay = (day: string): string => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`

/** The day of an instant in UTC, `yyyy-mm-dd`. */
export const utcDay = (instant: Date): string => instant.toISOString().slice(0, 10)

/** Another day, by whole days on the calendar. */
export function addDays(day: string, days: number): string {
  return utcDay(new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs))
}

/**
 * Whether a day or year comes after tomorrow. East of the brokerage it may already be tomorrow, so that date is not in
 * the future.
 */
export const isFuture = (day: string, today: string): boolean => day > addDays(today, 1).slice(0, day.length)

/** The same day of another month, or that month's last day if it is shorter. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0))
  const at = Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), Math.min(date, last.getUTCDate()))
  return utcDay(new Date(at))
}

/** Whole days from one day to another. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayMs
