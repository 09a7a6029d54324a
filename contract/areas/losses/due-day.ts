import { addDays } from '../../kit/zone.rules.ts'

/** The state of a rule for all states without their own. */
export const anyState = 'US'

/**
 * The rule by which a request to a carrier is due, of those in force on a day: the state's own before the one for any
 * state, the brokerage's before the platform's, and of several the one that started last.
 */
export function ruleOn<Rule extends { readonly level: string; readonly state: string; readonly fromOn: string }>(
  rules: readonly Rule[],
  state: string,
  day: string,
): Rule | undefined {
  const rank = (rule: Rule) => (rule.state === state ? 2 : 0) + (rule.level === 'BROKERAGE' ? 1 : 0)
  return rules
    .filter((rule) => rule.fromOn <= day && (rule.state === state || rule.state === anyState))
    .toSorted((one, other) => rank(other) - rank(one) || (one.fromOn < other.fromOn ? 1 : -1))[0]
}

const isWorkingDay = (day: string): boolean => ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())

/** The day by which an answer is due that was requested on a day. Working days are Monday to Friday. */
export function dueDay(
  sentOn: string,
  { days, kind }: { readonly days: number; readonly kind: 'CALENDAR' | 'WORKING' },
): string {
  if (kind === 'CALENDAR') return addDays(sentOn, days)
  let day = sentOn
  for (let left = days; left > 0;) {
    day = addDays(day, 1)
    if (isWorkingDay(day)) left -= 1
  }
  return day
}
