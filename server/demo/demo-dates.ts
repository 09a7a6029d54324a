import { addDays, addMonths } from '@portico/contract/kit/zone.rules.ts'
import { portalDay } from '../platform/dates/today.ts'

/** A plain date, `days` after the day of `now` by the clock of the brokerages. */
export function daysAfter(now: Date, days: number): string {
  return addDays(portalDay({ now: () => now }), days)
}

/** In working hours of a plain date, some minutes into them; never later than now. */
export function workingHours(day: string, now: Date, minutes = 0): Date {
  return new Date(Math.min(now.getTime(), Date.parse(`${day}T15:20:00Z`) + minutes * 60_000))
}

/** Noon of a weekday, `weekdays` working days from today; a weekend counts as the Monday after, backwards as the Friday before. */
export function noonOfWeekday(now: Date, weekdays: number): Date {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate(), 12)
  const step = weekdays < 0 ? -1 : 1
  while (isWeekend(day)) day.setDate(day.getDate() + step)
  for (let left = Math.abs(weekdays); left > 0;) {
    day.setDate(day.getDate() + step)
    if (!isWeekend(day)) left -= 1
  }
  return day
}

const isWeekend = (day: Date) => day.getDay() === 0 || day.getDay() === 6

/** A plain date some years before another; 29 February becomes the 28th. */
export const yearsBefore = (date: string, years: number): string => addMonths(date, -12 * years)
