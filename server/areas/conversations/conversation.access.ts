import type { AccountContext } from '../../platform/context.ts'
import { fullName, type Actor, isInsuredOrStaff, type Standing } from '../../platform/access/actor.ts'

/** A reader of an account's conversations. People who do not act for the brokerage see no internal notes. */
export interface Reader {
  readonly account: string
  readonly userId: string
  readonly isStaff: boolean
  readonly mayWrite: boolean
  /** Whether read marks are stored: viewers leave none, so nothing is unread to them. */
  readonly keepsMarks: boolean
}

/** Who writes in a conversation. */
export interface Writer extends Reader {
  readonly name: string
}

/** The one place that says who reads notes of the brokerage, and that viewers and carriers only read. */
export function writerOf({
  account: standing,
  actor,
}: {
  readonly account: Standing
  readonly actor: Pick<Actor, 'userId' | 'isViewer' | 'firstName' | 'lastName' | 'username'>
}): Writer {
  return {
    account: standing.account,
    userId: actor.userId,
    name: fullName(actor),
    isStaff: standing.holdsAllPermissions,
    mayWrite: !actor.isViewer && isInsuredOrStaff(standing),
    keepsMarks: !actor.isViewer,
  }
}

export const readerOf = (context: Pick<AccountContext, 'account' | 'actor'>): Reader => writerOf(context)
