import type { AccountContext } from '../../platform/context.ts'
import { fullName, type Actor, isInsuredOrStaff, type AccountAccess } from '../../platform/access/actor.ts'

/** A reader of an account's conversations. People who do not act for the brokerage see no internal notes. */
export interface Reader {
  readonly account: string
  readonly userId: string
  readonly isStaff: boolean
  readonly mayWrite: boolean
  /** Whether reads are stored: not for viewers, who have nothing unread. */
  readonly keepsMarks: boolean
}

/** Who writes in a conversation. */
export interface Writer extends Reader {
  readonly name: string
}

/** The only place that decides who reads internal notes, and that viewers and carriers can only read. */
export function writerOf({
  account: access,
  actor,
}: {
  readonly account: AccountAccess
  readonly actor: Pick<Actor, 'userId' | 'isViewer' | 'firstName' | 'lastName' | 'username'>
}): Writer {
  return {
    account: access.account,
    userId: actor.userId,
    name: fullName(actor),
    isStaff: access.holdsAllPermissions,
    mayWrite: !actor.isViewer && isInsuredOrStaff(access),
    keepsMarks: !actor.isViewer,
  }
}

export const readerOf = (context: Pick<AccountContext, 'account' | 'actor'>): Reader => writerOf(context)
