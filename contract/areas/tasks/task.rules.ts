import type { Task } from './task.shapes.ts'

/** Characters of a task's details that a card shows. */
const cardDetailsLength = 30

/** Details as a card shows them: cut at 30 characters, with an ellipsis. */
export function cardDetails(details: string): string {
  const shown = [...new Intl.Segmenter('en-US').segment(details)].slice(0, cardDetailsLength)
  const cut = shown.map(({ segment }) => segment).join('')
  return cut.length < details.length ? `${cut}…` : details
}

/** Whether someone may change or delete a task: its owner or a primary account manager of the account. */
export function mayChangeTask(task: Pick<Task, 'isOwner'>, roles: readonly string[]): boolean {
  return task.isOwner || roles.includes('P_ACCT_MGR')
}

export type DueState = 'none' | 'overdue' | 'today' | 'upcoming'

/** How pressing a due time is, by the calendar day of `now` in the local time zone. */
export function dueState(dueEpoch: number | null, now: Date): DueState {
  if (dueEpoch === null) return 'none'
  const due = startOfDay(new Date(dueEpoch))
  const today = startOfDay(now)
  if (due < today) return 'overdue'
  return due === today ? 'today' : 'upcoming'
}

/** The due time of a chosen day: 12:00 local, in ms since 1970. */
export function dueEpochOf(day: Date): number {
  return new Date(day.getFullYear(), day.getMonth(), day.getDate(), 12).getTime()
}

/** Whether a day may be chosen as a due date: Monday to Friday. */
export function isWeekday(day: Date): boolean {
  return day.getDay() >= 1 && day.getDay() <= 5
}

function startOfDay(day: Date): number {
  return new Date(day.getFullYear(), day.getMonth(), day.getDate()).getTime()
}
