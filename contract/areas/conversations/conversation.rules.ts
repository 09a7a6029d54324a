import { maskSocialSecurity } from '../../kit/tax-number.ts'
import { addDays, instantOf, wallTimeOf } from '../../kit/zone.rules.ts'

export const conversationStatuses = ['NEW', 'WAITING_CLIENT', 'WAITING_BROKER', 'DONE'] as const

export type ConversationStatus = (typeof conversationStatuses)[number]

/** What can happen in a conversation that says whose turn it is. */
export type ConversationStep = 'client-message' | 'staff-message' | 'internal-note' | 'done' | 'reopen'

/** Days after which an answer to a closed conversation opens a new one. */
const closedForDays = 90

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** How a conversation starts: new to the brokerage, or waiting for the client it has written to. */
export const firstStatus = (isStaff: boolean): ConversationStatus => (isStaff ? 'WAITING_CLIENT' : 'NEW')

/** Whose turn it is after a step. A note among the brokerage changes nothing; what is open cannot be reopened. */
export function statusAfter(status: ConversationStatus, step: ConversationStep): ConversationStatus {
  switch (step) {
    case 'client-message':
      return 'WAITING_BROKER'
    case 'staff-message':
      return 'WAITING_CLIENT'
    case 'done':
      return 'DONE'
    case 'reopen':
      return status === 'DONE' ? 'WAITING_BROKER' : status
    case 'internal-note':
      return status
  }
}

/** Whether it is the brokerage's turn to respond. */
export const isBrokerageTurn = (status: ConversationStatus): boolean => status === 'NEW' || status === 'WAITING_BROKER'

/**
 * When the brokerage's response is due after a step, in ms since 1970: a pending response keeps its due time, so that
 * asking again does not delay it; nothing is due while the client must act, or when done.
 */
export function dueAfter(
  before: { readonly status: ConversationStatus; readonly dueEpoch: number | null },
  step: ConversationStep,
  { now, answerHours, timeZone }: { readonly now: Date; readonly answerHours: number; readonly timeZone: string },
): number | null {
  if (step === 'internal-note') return before.dueEpoch
  if (!isBrokerageTurn(statusAfter(before.status, step))) return null
  return isBrokerageTurn(before.status) ? before.dueEpoch : afterWorkingHours(now, answerHours, timeZone).getTime()
}

/** The time a number of hours later, not counting Saturdays and Sundays. By wall clock in a zone. */
export function afterWorkingHours(from: Date, hours: number, timeZone: string): Date {
  let at = from.getTime()
  for (let left = hours * hourMs; left > 0;) {
    const midnight = nextMidnight(at, timeZone)
    const step = isWorkingDay(at, timeZone) ? Math.min(left, midnight - at) : 0
    left -= step
    at = step === 0 || left > 0 ? midnight : at + step
  }
  while (!isWorkingDay(at, timeZone)) at = nextMidnight(at, timeZone)
  return new Date(at)
}

const dayOf = (instant: number, timeZone: string): string => wallTimeOf(new Date(instant), timeZone).day

const nextMidnight = (instant: number, timeZone: string): number =>
  instantOf({ day: addDays(dayOf(instant, timeZone), 1), time: '00:00' }, timeZone).getTime()

const isWorkingDay = (instant: number, timeZone: string): boolean =>
  ![0, 6].includes(new Date(dayOf(instant, timeZone)).getUTCDay())

/** Whether an answer to a conversation opens a new one: it was closed more than 90 days ago. */
export function opensNewOne(
  { status, resolvedAt }: { readonly status: ConversationStatus; readonly resolvedAt: Date | null },
  now: Date,
): boolean {
  return status === 'DONE' && resolvedAt !== null && now.getTime() - resolvedAt.getTime() > closedForDays * dayMs
}

export type DueTone = 'none' | 'overdue' | 'today' | 'upcoming'

/** How pressing an answer is: overdue to the minute, else by the calendar day of `now`. */
export function dueTone(dueEpoch: number | null, now: Date): DueTone {
  if (dueEpoch === null) return 'none'
  if (dueEpoch <= now.getTime()) return 'overdue'
  return new Date(dueEpoch).toDateString() === now.toDateString() ? 'today' : 'upcoming'
}

/** What is stored of a text in a conversation: no Social Security numbers, as on a claim. */
export const storedText = (text: string): string => maskSocialSecurity(text)
