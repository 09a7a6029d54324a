import type { AccountInvitation } from '@portico/contract/areas/people/invitation.shapes.ts'
import type { AccountRole } from '@portico/contract/areas/people/person.shapes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import {
  invitationColumns,
  isWaiting,
  pendingOf,
  type InvitationPage,
  type InvitationRow,
  waitingOne,
  waitingPage,
} from '../invitation.view.ts'
import { isAtAddress } from '../person.view.ts'
import { normalizedRights } from '../rights.ts'

/** The invitations of an account at a time. */
export interface AccountInvitations {
  readonly account: string
  readonly now: Date
}

interface Row extends InvitationRow {
  readonly role: AccountRole
  readonly permissions: string[]
}

const waiting = ({ account }: AccountInvitations) => sql<Row>`
  select ${invitationColumns}, n.role, n.permissions
  from account_invitations n join person_names i on i.id = n.invited_by
  where n.account_code = ${account} and ${isWaiting}`

/** A page of pending invitations, newest first. */
export async function accountInvitationsView(
  tx: Tx,
  of: AccountInvitations,
  asked: InvitationPage,
): Promise<{ items: AccountInvitation[]; nextCursor: string | null }> {
  const { page, nextCursor } = await waitingPage(tx, waiting(of), asked)
  return { items: page.map((row) => shown(row, of)), nextCursor }
}

/** One of them, or undefined. */
export async function accountInvitation(
  tx: Tx,
  of: AccountInvitations,
  id: string,
): Promise<AccountInvitation | undefined> {
  const row = await waitingOne(tx, waiting(of), { id })
  return row && shown(row, of)
}

/** Whether an address belongs to a person on the account, and its pending invitation. */
export async function invitedToAccount(
  tx: Tx,
  of: AccountInvitations,
  email: string,
): Promise<{ isMember: boolean; invitation: AccountInvitation | undefined }> {
  const members = await sql`select from account_roles r join users u on u.id = r.user_id
    where r.account_code = ${of.account} and ${isAtAddress(email)}`.execute(tx.db)
  const row = await waitingOne(tx, waiting(of), { email })
  return { isMember: members.rows.length > 0, invitation: row && shown(row, of) }
}

const shown = (row: Row, { now }: AccountInvitations): AccountInvitation => ({
  ...pendingOf(row, now),
  ...normalizedRights(row),
})
