import { addDays } from '../../kit/zone.rules.ts'
import { transferMessages } from './transfer.messages.ts'

/** Days for which a proposal waits for both brokerages; it also ends when its effective date starts. */
export const consentDays = 30
/** Days between two reminders to a brokerage that has not answered. */
export const reminderDays = 3
/** Days after the effective date for which a stopped transfer is tried again. */
export const retryDays = 14
const latestDays = 180
/** Open shares with one brokerage: each page of its account list reads them all. */
export const mostShares = 200

export const transferStates = {
  PROPOSED: 'Waiting for confirmation',
  AGREED: 'Confirmed by both',
  BLOCKED: 'Stopped',
  DONE: 'Moved',
  IN_FORCE: 'Shared',
  ENDED: 'Ended',
  DECLINED: 'Declined',
  WITHDRAWN: 'Withdrawn',
  EXPIRED: 'Expired',
} as const

export type TransferState = keyof typeof transferStates

/** An account moves to another brokerage, or stays and is shared read-only with a second one. */
export type TransferKind = 'MOVE' | 'SHARE'

/** Who takes part in a transfer: the brokerage that has the account, the one that gets it, the insured, the platform. */
export type TransferSide = 'FROM' | 'TO' | 'INSURED' | 'PLATFORM'

/** What happens to a transfer. `STOP` and `COMPLETE` are what the effective date brings, `END` the end of a share. */
export type TransferStep =
  | 'CONFIRM_FROM'
  | 'CONFIRM_TO'
  | 'DECLINE'
  | 'WITHDRAW'
  | 'EXPIRE'
  | 'STOP'
  | 'COMPLETE'
  | 'END'

export interface TransferProgress {
  readonly kind: TransferKind
  readonly state: TransferState
  readonly isConfirmedFrom: boolean
  readonly isConfirmedTo: boolean
}

const openStates: ReadonlySet<TransferState> = new Set(['PROPOSED', 'AGREED', 'BLOCKED', 'IN_FORCE'])

/** Whether a transfer can still change. */
export const isOpen = (state: TransferState): boolean => openStates.has(state)

const ends: Readonly<Partial<Record<TransferStep, TransferState>>> = {
  DECLINE: 'DECLINED',
  WITHDRAW: 'WITHDRAWN',
  EXPIRE: 'EXPIRED',
}

/** How a transfer is after a step; undefined if the step is not possible. */
export function afterStep(before: TransferProgress, step: TransferStep): TransferProgress | undefined {
  if (!isOpen(before.state)) return undefined
  if (before.state === 'IN_FORCE') return step === 'END' ? { ...before, state: 'ENDED' } : undefined
  const end = ends[step]
  if (end !== undefined) return { ...before, state: end }
  if (step === 'CONFIRM_FROM' || step === 'CONFIRM_TO') return afterConsent(before, step)
  if (before.state === 'PROPOSED' || step === 'END') return undefined
  if (step === 'STOP') return { ...before, state: 'BLOCKED' }
  return { ...before, state: before.kind === 'SHARE' ? 'IN_FORCE' : 'DONE' }
}

function afterConsent(before: TransferProgress, step: 'CONFIRM_FROM' | 'CONFIRM_TO'): TransferProgress | undefined {
  const isConfirmedFrom = before.isConfirmedFrom || step === 'CONFIRM_FROM'
  const isConfirmedTo = before.isConfirmedTo || step === 'CONFIRM_TO'
  const isNew = isConfirmedFrom !== before.isConfirmedFrom || isConfirmedTo !== before.isConfirmedTo
  if (!isNew || before.state !== 'PROPOSED') return undefined
  return { ...before, state: isConfirmedFrom && isConfirmedTo ? 'AGREED' : 'PROPOSED', isConfirmedFrom, isConfirmedTo }
}

/** What is wrong with an effective date; `today` is the day in the time zone of the account. */
export function effectiveDayError(day: string, today: string): string | undefined {
  if (day <= today) return transferMessages.dayTooEarly
  return day > addDays(today, latestDays) ? transferMessages.dayTooLate : undefined
}

/** What is wrong with the end date of a share; it can be blank. */
export const endDayError = (endsOn: string, effectiveOn: string): string | undefined =>
  endsOn === '' || endsOn > effectiveOn ? undefined : transferMessages.endTooEarly

/** The first day that can be an effective date, and the last. */
export const effectiveDays = (today: string) => ({ first: addDays(today, 1), last: addDays(today, latestDays) })

interface Team {
  readonly manager: string
  readonly advisor: string
  readonly accountManager: string
}

/** What is wrong with the team of the new brokerage, by field; blank for a role without a person. */
export function newTeamErrors(team: Team, staff: ReadonlySet<string>): Record<string, string> {
  const errors: Record<string, string> = {}
  const seen = new Set<string>()
  for (const [name, userId] of [
    ['manager', team.manager],
    ['advisor', team.advisor],
    ['accountManager', team.accountManager],
  ] as const) {
    if (userId === '') continue
    if (seen.has(userId)) errors[name] = transferMessages.personTwice
    else if (!staff.has(userId)) errors[name] = transferMessages.notStaff
    seen.add(userId)
  }
  if (team.manager === '') errors['manager'] = transferMessages.managerRequired
  return errors
}
