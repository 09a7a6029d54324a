import type { AccountInvitation } from '@portico/contract/areas/people/invitation.shapes.ts'
import { sql } from 'kysely'
import { readCursor, writeCursor } from '../../platform/cursor.ts'
import { isId } from '../../platform/ids.ts'

/** Which part of a list of invitations is asked for. */
export interface InvitationPage {
  readonly cursor?: string | undefined
  readonly limit: number
}

export interface InvitationRow {
  readonly invitationId: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly invitedBy: string
  readonly sentAt: Date
  readonly expiresAt: Date
}

/** Columns of an invitation `n`; whoever invited is `i`. */
export const invitationColumns = sql`n.id as "invitationId", n.email, n.first_name as "firstName",
  n.last_name as "lastName", concat_ws(' ', i.first_name, i.last_name) as "invitedBy", n.sent_at as "sentAt",
  n.expires_at as "expiresAt"`

/** An invitation that waits: neither taken up nor revoked. It may have expired. */
export const isWaiting = sql`n.accepted_at is null and n.revoked_at is null`

const isTime = (value: string) => !Number.isNaN(Date.parse(value)) && new Date(value).toISOString() === value

export function afterCursor({ cursor }: InvitationPage) {
  const place = readCursor(cursor, [isTime, isId])
  if (place === undefined) return sql``
  return sql`and (n.sent_at < ${place[0]}::timestamptz
    or (n.sent_at = ${place[0]}::timestamptz and n.id > ${place[1]}::uuid))`
}

/** The newest first, with one more row than the page holds: it tells that there is a next page. */
export const newestFirst = ({ limit }: InvitationPage) => sql`order by n.sent_at desc, n.id limit ${limit + 1}`

/** Cuts rows read `newestFirst` to their page. */
export function pageOf<Row extends InvitationRow>(
  rows: readonly Row[],
  { limit }: InvitationPage,
): { page: readonly Row[]; nextCursor: string | null } {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  const isMore = rows.length > limit && last !== undefined
  return { page, nextCursor: isMore ? writeCursor([last.sentAt.toISOString(), last.invitationId]) : null }
}

/** The fields that invitations to accounts and to brokerages share. */
export function pendingOf(row: InvitationRow, now: Date): Omit<AccountInvitation, 'role' | 'permissions'> {
  const { invitationId, email, firstName, lastName, invitedBy, sentAt, expiresAt } = row
  const times = { sentAt: sentAt.toISOString(), expiresAt: expiresAt.toISOString(), hasExpired: expiresAt <= now }
  return { invitationId, email, firstName, lastName, invitedBy, ...times }
}
