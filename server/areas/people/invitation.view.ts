import type { Language } from '@portico/contract/kit/email/languages.ts'
import type { AccountInvitation } from '@portico/contract/areas/people/invitation.shapes.ts'
import { type RawBuilder, sql } from 'kysely'
import { readCursor, writeCursor } from '../../platform/cursor.ts'
import type { Tx } from '../../platform/database/database.ts'
import { isId } from '../../platform/ids.ts'

/** The requested page of a list of invitations. */
export interface InvitationPage {
  readonly cursor?: string | undefined
  readonly limit: number
}

export interface InvitationRow {
  readonly invitationId: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly language: Language
  readonly invitedBy: string
  readonly sentAt: Date
  readonly expiresAt: Date
}

/** Columns of an invitation `n`; its sender is `i`. */
export const invitationColumns = sql`n.id as "invitationId", n.email, n.first_name as "firstName",
  n.last_name as "lastName", n.language, i.name as "invitedBy", n.sent_at as "sentAt",
  n.expires_at as "expiresAt"`

/** An invitation that waits: neither taken up nor revoked. It may have expired. */
export const isWaiting = sql`n.accepted_at is null and n.revoked_at is null`

const isTime = (value: string) => !Number.isNaN(Date.parse(value)) && new Date(value).toISOString() === value

/** A page of the invitations that `waiting` selects, the newest first. */
export async function waitingPage<Row extends InvitationRow>(
  tx: Tx,
  waiting: RawBuilder<Row>,
  { cursor, limit }: InvitationPage,
): Promise<{ page: readonly Row[]; nextCursor: string | null }> {
  const place = readCursor(cursor, [isTime, isId])
  const after =
    place === undefined
      ? sql``
      : sql`and (n.sent_at < ${place[0]}::timestamptz
    or (n.sent_at = ${place[0]}::timestamptz and n.id > ${place[1]}::uuid))`
  // One row more than the page shows that there is a next page.
  const { rows } = await sql<Row>`${waiting} ${after} order by n.sent_at desc, n.id limit ${limit + 1}`.execute(tx.db)
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  const isMore = rows.length > limit && last !== undefined
  return { page, nextCursor: isMore ? writeCursor([last.sentAt.toISOString(), last.invitationId]) : null }
}

/** One of the invitations that `waiting` selects: that of an id, or the one to an address. */
export async function waitingOne<Row extends InvitationRow>(
  tx: Tx,
  waiting: RawBuilder<Row>,
  by: { readonly id: string } | { readonly email: string },
): Promise<Row | undefined> {
  if ('id' in by && !isId(by.id)) return undefined
  const isIt = 'id' in by ? sql`n.id = ${by.id}` : sql`lower(n.email) = ${by.email.toLowerCase()}`
  const { rows } = await sql<Row>`${waiting} and ${isIt}`.execute(tx.db)
  return rows[0]
}

/** The fields that invitations to accounts and to brokerages share. */
export function pendingOf(row: InvitationRow, now: Date): Omit<AccountInvitation, 'role' | 'permissions'> {
  const { invitationId, email, firstName, lastName, language, invitedBy, sentAt, expiresAt } = row
  const times = { sentAt: sentAt.toISOString(), expiresAt: expiresAt.toISOString(), hasExpired: expiresAt <= now }
  return { invitationId, email, firstName, lastName, language, invitedBy, ...times }
}
