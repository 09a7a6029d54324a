import { americanDay, daysBetween } from '../../kit/zone.rules.ts'
import type { ClaimDeadline } from './claim-deadlines.ts'

export type ReminderStage = 'WEEK' | 'DAYS' | 'TOMORROW' | 'TODAY' | 'OVERDUE'

/** The stages of a deadline, by the most days left at which each starts. */
const stages: readonly (readonly [days: number, stage: ReminderStage])[] = [
  [-1, 'OVERDUE'],
  [0, 'TODAY'],
  [1, 'TOMORROW'],
  [3, 'DAYS'],
  [7, 'WEEK'],
]

/** Whether a deadline follows from medical facts: it is named only to those who may read them. */
export const isMedicalDeadline = ({ kind }: Pick<ClaimDeadline, 'kind'>): boolean => kind.startsWith('OSHA')

/** Whether a deadline belongs to the year and not to one claim: it is on the calendar, and reminded of, once. */
export const isYearly = ({ kind }: { readonly kind: string }): boolean => kind.startsWith('SUMMARY_')

/** The stage at which a deadline is on a day; undefined while it is more than a week away, or once it is met. */
export const stageOf = (
  { dueOn, doneOn }: Pick<ClaimDeadline, 'dueOn' | 'doneOn'>,
  today: string,
): ReminderStage | undefined =>
  doneOn === null ? stages.find(([days]) => daysBetween(today, dueOn) <= days)?.[1] : undefined

/** A reminder's text. It never names a deadline that follows from medical facts. */
export function reminderMessage(deadline: ClaimDeadline, number: string, stage: ReminderStage): string {
  const name = isMedicalDeadline(deadline) ? 'Deadline' : deadline.label
  const when = stage === 'OVERDUE' ? 'was due' : 'due'
  return `Claim ${number}: ${name} ${when} ${americanDay(deadline.dueOn)}`
}
