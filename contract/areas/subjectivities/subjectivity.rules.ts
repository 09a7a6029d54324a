import { anyone, type Reader, staffOnly } from '../../kit/rights.ts'
import type { Moves } from '../../kit/states.ts'
import { addDays, daysBetween } from '../../kit/zone.rules.ts'
import { subjectivityMessages } from './subjectivity.messages.ts'

/** When a subjectivity must be met: before binding, with the bind request, or days after binding. */
export const subjectivityKinds = ['BEFORE_BIND', 'AT_BIND', 'AFTER_BIND'] as const

export type SubjectivityKind = (typeof subjectivityKinds)[number]

/** What a person reads for a kind. */
export const subjectivityKindNames: Readonly<Record<SubjectivityKind, string>> = {
  BEFORE_BIND: 'Before binding',
  AT_BIND: 'With the bind request',
  AFTER_BIND: 'After binding',
}

/** How far a subjectivity has come; that it is overdue is worked out from its day. */
export const storedStatuses = ['OPEN', 'SUBMITTED', 'ACCEPTED', 'WAIVED'] as const

export type StoredStatus = (typeof storedStatuses)[number]
export type SubjectivityStatus = StoredStatus | 'OVERDUE'

/** What a person reads for a status. */
export const subjectivityStatusNames: Readonly<Record<SubjectivityStatus, string>> = {
  OPEN: 'Open',
  SUBMITTED: 'In review',
  ACCEPTED: 'Accepted',
  WAIVED: 'Waived',
  OVERDUE: 'Overdue',
}

const brokerage = staffOnly(subjectivityMessages.staffOnly)

/** The moves of a subjectivity: the client submits, the brokerage decides. */
export const moves = {
  SUBMIT: { from: ['OPEN', 'OVERDUE'], to: 'SUBMITTED', right: anyone, done: 'Sent for review' },
  ACCEPT: { from: ['SUBMITTED'], to: 'ACCEPTED', right: brokerage, done: 'Accepted' },
  REJECT: { from: ['SUBMITTED'], to: 'OPEN', right: brokerage, done: 'Sent back' },
  WAIVE: { from: ['OPEN', 'OVERDUE', 'SUBMITTED'], to: 'WAIVED', right: brokerage, done: 'Waived by the carrier' },
  REOPEN: { from: ['ACCEPTED', 'WAIVED'], to: 'OPEN', right: brokerage, done: 'Reopened' },
} as const satisfies Moves<SubjectivityStatus>

export type SubjectivityMove = keyof typeof moves

export const subjectivityMoves = Object.keys(moves) as SubjectivityMove[]

/** The status after a transition; undefined if it is not allowed from there, or not by this side. */
export function statusAfter(
  from: SubjectivityStatus,
  move: SubjectivityMove,
  isStaff: boolean,
): StoredStatus | undefined {
  const { right, to } = moves[move]
  const allowed: readonly SubjectivityStatus[] = moves[move].from
  return allowed.includes(from) && right.may({ ...nobody, isStaff }, undefined) ? to : undefined
}

const nobody: Reader = { isAdmin: false, isStaff: false, isManager: false, isViewer: false, roles: [] }

/** Whether a subjectivity is met, or need not be. */
export const isSettled = (status: SubjectivityStatus): boolean => status === 'ACCEPTED' || status === 'WAIVED'

/** A subjectivity's status on a day: an open one past its due date is overdue. */
export const statusOn = (status: StoredStatus, dueOn: string, today: string): SubjectivityStatus =>
  status === 'OPEN' && dueOn < today ? 'OVERDUE' : status

interface DueAsked {
  readonly kind: SubjectivityKind
  readonly afterDays: number | null
  readonly effectiveOn: string
  /** Of the quote that requires it, or of the first quote of the line to expire; null if none does. */
  readonly quoteExpiresOn: string | null
  readonly today: string
}

/** Days that are left to bind once everything is in. */
const daysBeforeExpiry = 7

/**
 * The day on which a subjectivity is due unless another is chosen: days after the new term starts, or a week before the
 * quote expires, so that it can still be bound. Never after the term starts, and not in the past.
 */
export function usualDueDay({ kind, afterDays, effectiveOn, quoteExpiresOn, today }: DueAsked): string {
  if (kind === 'AFTER_BIND') return addDays(effectiveOn, afterDays ?? 0)
  if (quoteExpiresOn === null) return effectiveOn
  const week = addDays(quoteExpiresOn, -daysBeforeExpiry)
  const due = week < today ? today : week
  return due < effectiveOn ? due : effectiveOn
}

/** Whether it must be settled before a bind request. */
export const holdsUpOrder = (kind: SubjectivityKind): boolean => kind === 'BEFORE_BIND'

/** Days before the due day on which people are reminded, the first reminder first. */
export const reminderDays = [7, 3, 1] as const

export type ReminderDay = (typeof reminderDays)[number]

/** Which reminder holds on a day: the closest one that has come; undefined before the first, and from the due day on. */
export function reminderOn(dueOn: string, today: string): ReminderDay | undefined {
  const left = daysBetween(today, dueOn)
  return left < 1 ? undefined : reminderDays.findLast((days) => left <= days)
}

/** How much of a list is settled, from 0 to 100; 100 only if all is. */
export function percentSettled(statuses: readonly SubjectivityStatus[]): number {
  const settled = statuses.filter(isSettled).length
  return statuses.length === 0 ? 0 : Math.floor((settled * 100) / statuses.length)
}
