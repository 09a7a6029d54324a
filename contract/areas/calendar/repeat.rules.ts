import { addDays, addMonths, daysBetween } from '../../kit/zone.rules.ts'

/** How often an event happens again. */
export const rhythms = ['week', 'month', 'year'] as const

export type Rhythm = (typeof rhythms)[number]

/** An event with all its occurrences. They are numbered from 0, the first. */
export interface Series {
  /** The day of the first. */
  readonly day: string
  /** Null for an event that happens once. */
  readonly repeats: Rhythm | null
  /** The last day on which one may be; without end where this and `repeatsTimes` are null. */
  readonly repeatsUntil: string | null
  readonly repeatsTimes: number | null
}

/** Plain days, both included. */
interface Days {
  readonly from: string
  readonly to: string
}

const dayAt = {
  week: (day: string, number: number) => addDays(day, 7 * number),
  month: addMonths,
  year: (day: string, number: number) => addMonths(day, 12 * number),
} as const satisfies Record<Rhythm, (day: string, number: number) => string>

/** The day of an occurrence. A month that has no such day has it on its last one. */
export const dayOfOccurrence = ({ day, repeats }: Series, number: number): string =>
  repeats === null ? day : dayAt[repeats](day, number)

/** Whether a series includes an occurrence. */
export function hasOccurrence(series: Series, number: number): boolean {
  const { repeats, repeatsUntil, repeatsTimes } = series
  if (number === 0) return true
  if (repeats === null || (repeatsTimes !== null && number >= repeatsTimes)) return false
  return repeatsUntil === null || dayOfOccurrence(series, number) <= repeatsUntil
}

/** The recurrence of a series ended before one of its later occurrences; single if only the first is left. */
export const endedBefore = (series: Series, number: number): Omit<Series, 'day'> =>
  number === 1
    ? { repeats: null, repeatsUntil: null, repeatsTimes: null }
    : { repeats: series.repeats, repeatsUntil: dayOfOccurrence(series, number - 1), repeatsTimes: null }

/** An occurrence that is on a day or before it, with none in between: where to start looking for later ones. */
export function occurrenceBefore({ day, repeats }: Series, on: string): number {
  if (repeats === null || on <= day) return 0
  if (repeats === 'week') return Math.floor(daysBetween(day, on) / 7)
  const months = monthsOf(on) - monthsOf(day) - 1
  return Math.max(0, repeats === 'month' ? months : Math.floor(months / 12))
}

const monthsOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))

/** The occurrences on some days. */
export function occurrencesWithin(series: Series, { from, to }: Days): number[] {
  const found: number[] = []
  for (let number = occurrenceBefore(series, from); hasOccurrence(series, number); number += 1) {
    const day = dayOfOccurrence(series, number)
    if (day > to) break
    if (day >= from) found.push(number)
  }
  return found
}

/** The last day of a series; null if it has no end. */
export function lastDayOf(series: Series): string | null {
  const { day, repeats, repeatsUntil, repeatsTimes } = series
  if (repeats === null) return day
  if (repeatsTimes !== null) return dayOfOccurrence(series, repeatsTimes - 1)
  return repeatsUntil
}

/** A recurrence as text: `every month, 6 times`; empty for single events. `dayText` formats a day. */
export function repeatText(series: Omit<Series, 'day'>, dayText: (day: string) => string): string {
  const { repeats, repeatsUntil, repeatsTimes } = series
  if (repeats === null) return ''
  if (repeatsTimes !== null) return `every ${repeats}, ${repeatsTimes} times`
  return repeatsUntil === null ? `every ${repeats}` : `every ${repeats} until ${dayText(repeatsUntil)}`
}
