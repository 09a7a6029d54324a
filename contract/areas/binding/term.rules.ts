import { addDays, daysBetween } from '../../kit/zone.rules.ts'

/** The most days between the renewal's date and the effective date. */
const mostDaysApart = 90

/** Whether coverage may start on a day, in the renewal of another. */
export const isNearRenewal = (effectiveOn: string, renewsOn: string): boolean =>
  Math.abs(daysBetween(renewsOn, effectiveOn)) <= mostDaysApart

/** The same day a year later; March 1 for a leap day. */
export function yearLater(day: string): string {
  const later = `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`
  return addDays(later, 0)
}

/** The term's end: a year after it starts, or with the renewal's other lines if it starts later than they. */
export const termEnd = (effectiveOn: string, renewsOn: string): string =>
  yearLater(effectiveOn > renewsOn ? renewsOn : effectiveOn)

/** The pro rata part of an amount in cents for some days of a term; half cents round up. */
export const proRata = (amount: number, days: number, termDays: number): number =>
  Math.round((amount * days) / termDays)

/** The premium in cents of the term that starts on a day, where `premium` is for a whole year. */
export function termPremium(premium: number, effectiveOn: string, renewsOn: string): number {
  const days = daysBetween(effectiveOn, termEnd(effectiveOn, renewsOn))
  const year = daysBetween(renewsOn, yearLater(renewsOn))
  return effectiveOn > renewsOn ? proRata(premium, days, year) : premium
}

/** Days before a binder ends on which the brokerage is reminded. */
const binderReminders = [14, 7, 3, 1] as const

/** Which reminder of a binder holds on a day: the closest that has come; undefined before the first and after the end. */
export function binderReminderOn(expiresOn: string, today: string): number | undefined {
  const left = daysBetween(today, expiresOn)
  return left < 0 ? undefined : binderReminders.findLast((days) => left <= days)
}
