import { addDays, addMonths } from '@portico/contract/kit/zone.rules.ts'

export const views = ['month', 'week', 'agenda'] as const

export type View = (typeof views)[number]

/** Days that the agenda lists at once. */
const agendaDays = 30

/** A plain day as a date of the user's own calendar. */
export function localDate(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date)
}

/** The weekday of a plain day: 0 is Sunday. */
const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay()

export const isWeekend = (day: string): boolean => weekdayOf(day) % 6 === 0

const weekStart = (day: string): string => addDays(day, -weekdayOf(day))

const listed = (from: string, days: number): string[] => Array.from({ length: days }, (_, at) => addDays(from, at))

/** The seven days of a week, Sunday first. */
export const weekOf = (day: string): string[] => listed(weekStart(day), 7)

/** The weeks that a month touches, Sunday first. */
export function monthWeeks(day: string): string[][] {
  const first = `${day.slice(0, 7)}-01`
  const next = addMonths(first, 1)
  const weeks: string[][] = []
  for (let start = weekStart(first); start < next; start = addDays(start, 7)) weeks.push(listed(start, 7))
  return weeks
}

/** The days of a view, both included. On narrow screens, a single day replaces the week. */
export function rangeOf(view: View, day: string, isNarrow: boolean): { from: string; to: string } {
  if (view === 'agenda') return { from: day, to: addDays(day, agendaDays - 1) }
  if (view === 'week')
    return isNarrow ? { from: day, to: day } : { from: weekStart(day), to: addDays(weekStart(day), 6) }
  const weeks = monthWeeks(day)
  return { from: weeks[0]![0]!, to: weeks.at(-1)![6]! }
}

/** The day to show after a step forwards or backwards. */
export function stepped(view: View, day: string, { isNarrow, by }: { isNarrow: boolean; by: 1 | -1 }): string {
  if (view === 'month') return addMonths(day, by)
  return addDays(day, by * (view === 'agenda' ? agendaDays : isNarrow ? 1 : 7))
}

const moves: Readonly<Record<string, (day: string) => string>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: weekStart,
  End: (day) => addDays(weekStart(day), 6),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
}

/** The day an arrow key moves to in the month grid; undefined for other keys. */
export const dayAfterKey = (key: string, day: string): string | undefined => moves[key]?.(day)

const words = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-US', options)
  return (day: string): string => format.format(localDate(day))
}

export const monthText = words({ month: 'long', year: 'numeric' })
export const dayText = words({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' })
export const shortDayText = words({ weekday: 'short', month: 'short', day: 'numeric' })
export const weekdayText = words({ weekday: 'long' })
export const shortWeekdayText = words({ weekday: 'short' })

const timeFormat = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })

/** A moment on the user's own clock, such as "9:00 AM". */
export const timeText = (instant: string): string => timeFormat.format(new Date(instant))
