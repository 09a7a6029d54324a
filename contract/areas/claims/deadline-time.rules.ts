import { addDays } from '../../kit/zone.rules.ts'
import { dueDay } from '../losses/due-day.ts'

/** How the time of a claim deadline is counted. */
export const timeUnits = {
  CALENDAR: 'Calendar days',
  WORKING: 'Working days',
  HOURS: 'Hours',
  MONTH_DAY: 'Day of a month, the next one',
  NEXT_MONTH: 'Day of the following month',
  NEXT_YEAR: 'Date in the next year, as month and day',
  NONE: 'No deadline',
} as const

type TimeUnit = keyof typeof timeUnits

/** By when something is due: an amount of a unit, or the day or date that the amount names. */
export interface DeadlineTime {
  readonly amount: number
  readonly unit: TimeUnit
}

/** The day on which something is due that is counted from a day; undefined if it has no deadline. */
export function dueOf(start: string, { amount, unit }: DeadlineTime): string | undefined {
  if (unit === 'NONE') return undefined
  if (unit === 'HOURS') return addDays(start, Math.floor(amount / 24))
  if (unit === 'NEXT_YEAR') return dateIn(Number(start.slice(0, 4)) + 1, Math.floor(amount / 100), amount % 100)
  if (unit === 'CALENDAR' || unit === 'WORKING') return dueDay(start, { days: amount, kind: unit })
  const [year, month] = start.split('-').map(Number) as [number, number]
  const thisMonth = dateIn(year, month, amount)
  return unit === 'MONTH_DAY' && thisMonth >= start ? thisMonth : dateIn(year, month + 1, amount)
}

/** A date; of a day that its month lacks the last of the month. A 13th month is the first of the next year. */
function dateIn(year: number, month: number, day: number): string {
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1, Math.min(day, last))).toISOString().slice(0, 10)
}

/** What is wrong with the amount of a time; undefined if nothing is. */
export function amountError({ amount, unit }: DeadlineTime): string | undefined {
  if (unit === 'MONTH_DAY' || unit === 'NEXT_MONTH')
    return amount > 31 ? 'must be a day of the month, 1 to 31. 31 is its last day.' : undefined
  if (unit !== 'NEXT_YEAR') return undefined
  const [month, day] = [Math.floor(amount / 100), amount % 100]
  const isDate = month >= 1 && month <= 12 && day >= 1 && day <= new Date(Date.UTC(2024, month, 0)).getUTCDate()
  return isDate ? undefined : 'must be a month and day. Example: 302 is March 2.'
}

/** A time for people. */
export function timeText({ amount, unit }: DeadlineTime): string {
  const day = amount >= 31 ? 'last day' : ordinal(amount)
  if (unit === 'MONTH_DAY') return amount >= 31 ? 'Last day of the month' : `The next ${day} of a month`
  if (unit === 'NEXT_MONTH') return `The ${day} of the following month`
  if (unit === 'NEXT_YEAR') return `${monthAndDay(amount)} of the next year`
  if (unit === 'NONE') return timeUnits.NONE
  const unitText = timeUnits[unit].toLowerCase()
  return `${amount} ${amount === 1 ? unitText.replace(/s$/, '') : unitText}`
}

const monthAndDay = (amount: number): string =>
  `${Math.floor(amount / 100)}`.padStart(2, '0') + `/${`${amount % 100}`.padStart(2, '0')}`

function ordinal(day: number): string {
  const isTeen = day > 10 && day < 14
  return `${day}${(isTeen ? undefined : ['th', 'st', 'nd', 'rd'][day % 10]) ?? 'th'}`
}
