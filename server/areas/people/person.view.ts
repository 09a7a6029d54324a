import type { AccountMember } from '@portico/contract/areas/people/person.shapes.ts'
import { sql } from 'kysely'
import { readCursor, writeCursor } from '../../platform/cursor.ts'
import type { Tx } from '../../platform/database/database.ts'
import { isId } from '../../platform/ids.ts'
import { containing, isText } from '../../platform/text-search.ts'

/** The requested page of a list of people. */
export interface PeopleFilter {
  readonly search?: string | undefined
  readonly cursor?: string | undefined
  readonly limit: number
}

export interface PersonRow {
  readonly userId: string
  readonly username: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly profilePicture: string | null
  readonly isViewer: boolean
  readonly tfaEnabled: boolean
  readonly lastLogin: Date | null
  readonly invitedBy: string | null
  readonly sortName: string
}

const name = sql`lower(u.last_name || ' ' || u.first_name)`

/** Columns of a person `u`; the inviter is `i`. */
export const personColumns = sql`u.id as "userId", u.username, u.email, u.first_name as "firstName",
  u.last_name as "lastName", u.profile_picture as "profilePicture", u.is_viewer as "isViewer",
  u.tfa_enabled as "tfaEnabled", u.last_login_at as "lastLogin",
  i.name as "invitedBy", ${name} as "sortName"`

/** Whether the person `u` has an email address, as their own or as username. */
export const isAtAddress = (email: string) =>
  sql`(lower(u.email) = ${email.toLowerCase()} or lower(u.username) = ${email.toLowerCase()})`

/** Whether an email address already has a login. */
export async function hasLogin(tx: Tx, email: string): Promise<boolean> {
  const { rows } = await sql`select from users u where ${isAtAddress(email)}`.execute(tx.db)
  return rows.length > 0
}

/** Whether an email address is the person's own. */
export async function goesBy(tx: Tx, userId: string, email: string): Promise<boolean> {
  const { rows } = await sql`select from users u where u.id = ${userId} and ${isAtAddress(email)}`.execute(tx.db)
  return rows.length > 0
}

/** People whose name or email address matches the search text. */
export const searched = ({ search }: PeopleFilter) =>
  search === undefined || search === ''
    ? sql``
    : sql`and lower(u.first_name || ' ' || u.last_name || ' ' || u.email) like ${containing(search)}`

export function afterCursor({ cursor }: PeopleFilter) {
  const place = readCursor(cursor, [isText, isId])
  return place === undefined ? sql`` : sql`and (${name}, u.id) > (${place[0]}, ${place[1]}::uuid)`
}

/** Sorted by name, with one row more than the page: it shows that there is a next page. */
export const byName = ({ limit }: PeopleFilter) => sql`order by ${name}, u.id limit ${limit + 1}`

/** Cuts rows read `byName` to their page. */
export function pageOf<Row extends PersonRow>(
  rows: readonly Row[],
  { limit }: PeopleFilter,
): { page: readonly Row[]; nextCursor: string | null } {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return { page, nextCursor: rows.length > limit && last ? writeCursor([last.sortName, last.userId]) : null }
}

/** The fields of a person that members of accounts and of brokerages share. */
export function personOf(row: PersonRow): Omit<AccountMember, 'role' | 'permissions' | 'mayChange'> {
  const { userId, username, email, firstName, lastName, profilePicture, isViewer, tfaEnabled, invitedBy } = row
  const lastLogin = row.lastLogin?.toISOString() ?? null
  return { userId, username, email, firstName, lastName, profilePicture, isViewer, tfaEnabled, lastLogin, invitedBy }
}
