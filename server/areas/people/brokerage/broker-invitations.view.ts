import type { BrokerInvitation } from '@portico/contract/areas/people/invitation.shapes.ts'
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
import { normalizedRoles } from '../rights.ts'

/** The invitations of a brokerage at a time. */
export interface BrokerInvitations {
  readonly brokerage: string
  readonly now: Date
}

interface Row extends InvitationRow {
  readonly roles: string[]
}

const waiting = ({ brokerage }: BrokerInvitations) => sql<Row>`
  select ${invitationColumns}, n.roles
  from broker_invitations n join person_names i on i.id = n.invited_by
  where n.brokerage_code = ${brokerage} and ${isWaiting}`

/** A page of pending invitations, newest first. */
export async function brokerInvitationsView(
  tx: Tx,
  of: BrokerInvitations,
  asked: InvitationPage,
): Promise<{ items: BrokerInvitation[]; nextCursor: string | null }> {
  const { page, nextCursor } = await waitingPage(tx, waiting(of), asked)
  return { items: page.map((row) => shown(row, of)), nextCursor }
}

/** One of them, or undefined. */
export async function brokerInvitation(
  tx: Tx,
  of: BrokerInvitations,
  id: string,
): Promise<BrokerInvitation | undefined> {
  const row = await waitingOne(tx, waiting(of), { id })
  return row && shown(row, of)
}

/** Whether an address belongs to a person on the staff, and its pending invitation. */
export async function invitedToBrokerage(
  tx: Tx,
  of: BrokerInvitations,
  email: string,
): Promise<{ isMember: boolean; invitation: BrokerInvitation | undefined }> {
  const members = await sql`select from broker_roles r join users u on u.id = r.user_id
    where r.brokerage_code = ${of.brokerage} and ${isAtAddress(email)}`.execute(tx.db)
  const row = await waitingOne(tx, waiting(of), { email })
  return { isMember: members.rows.length > 0, invitation: row && shown(row, of) }
}

const shown = (row: Row, { now }: BrokerInvitations): BrokerInvitation => ({
  ...pendingOf(row, now),
  roles: normalizedRoles(row.roles),
})
