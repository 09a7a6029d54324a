import {
  dayOfOccurrence,
  hasOccurrence,
  occurrenceBefore,
  occurrencesWithin,
  type Rhythm,
  type Series,
} from '@portico/contract/areas/calendar/repeat.rules.ts'
import { addDays, instantOf, utcDay, wallTimeOf } from '@portico/contract/kit/zone.rules.ts'

/** The times in an event's row. */
export interface Timed {
  readonly starts_at: Date
  readonly ends_at: Date
  readonly time_zone: string
  readonly whole_day: boolean
  readonly repeats: Rhythm | null
  readonly repeats_until: string | null
  readonly repeats_times: number | null
  /** The numbers of skipped occurrences. */
  readonly skips: readonly number[]
}

/** From when to when something is. */
export interface Span {
  readonly startsAt: Date
  readonly endsAt: Date
}

const hour = 3_600_000

/** The series of a row. */
export const seriesOf = (row: Timed): Series => ({
  day: wallTimeOf(row.starts_at, row.time_zone).day,
  repeats: row.repeats,
  repeatsUntil: row.repeats_until,
  repeatsTimes: row.repeats_times,
})

/** The times of an occurrence: the first one's wall-clock times in its zone, whatever clock changes came in between. */
export function spanOf(row: Timed, number: number): Span {
  if (number === 0) return { startsAt: row.starts_at, endsAt: row.ends_at }
  const day = dayOfOccurrence(seriesOf(row), number)
  const startsAt = instantOf({ day, time: wallTimeOf(row.starts_at, row.time_zone).time }, row.time_zone)
  const length = row.ends_at.getTime() - row.starts_at.getTime()
  const endsAt = instantOf({ day, time: wallTimeOf(row.ends_at, row.time_zone).time }, row.time_zone)
  // A day ends on the next one; and when clocks go forward, the end may fall before the start.
  return { startsAt, endsAt: endsAt > startsAt ? endsAt : new Date(startsAt.getTime() + length) }
}

/** Whether a series has an occurrence that was not called off. */
export const isThere = (row: Timed, number: number): boolean =>
  hasOccurrence(seriesOf(row), number) && !row.skips.includes(number)

/** The occurrences that may be on some days in any reader's time zone. */
export const occurrencesOn = (row: Timed, { from, to }: { readonly from: string; readonly to: string }): number[] =>
  occurrencesWithin(seriesOf(row), { from: addDays(from, -1), to: addDays(to, 1) }).filter(
    (number) => !row.skips.includes(number),
  )

/** Whether something is over. A whole day is so once it is in every zone. */
const isOver = ({ endsAt }: Span, wholeDay: boolean, now: Date): boolean =>
  endsAt.getTime() + (wholeDay ? 12 * hour : 0) <= now.getTime()

/** The next occurrence, from a number on, that is not over; undefined if there is none. */
export function nextOccurrence(row: Timed, now: Date, from = 0): number | undefined {
  const series = seriesOf(row)
  const start = Math.max(from, occurrenceBefore(series, addDays(utcDay(now), -2)))
  for (let number = start; hasOccurrence(series, number); number += 1)
    if (!row.skips.includes(number) && !isOver(spanOf(row, number), row.whole_day, now)) return number
  return undefined
}
