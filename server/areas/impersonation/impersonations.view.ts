import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

/** Why viewing as someone ends. */
export type EndReason = 'STOPPED' | 'EXPIRED' | 'LOGGED_OUT' | 'NOT_ALLOWED'

export interface OpenImpersonation {
  readonly id: string
  readonly administratorId: string
  readonly userId: string
  readonly startedAt: Date
  readonly endsAt: Date
  readonly endReason: EndReason
}

/** A session's impersonation, if any; it may have expired. */
export async function impersonationsOf(tx: Tx, sessionId: string, now: Date): Promise<OpenImpersonation[]> {
  const { rows } = await sql<OpenImpersonation>`select id, administrator_id as "administratorId", user_id as "userId",
      started_at as "startedAt", ends_at as "endsAt",
      case when ends_at <= ${now} then 'EXPIRED' else 'STOPPED' end as "endReason"
    from impersonations where session_id = ${sessionId} and ended_at is null`.execute(tx.db)
  return rows
}

/** Impersonations to end: expired, with an ended session, or without the right of one of the two people. */
export async function overdueImpersonations(tx: Tx, now: Date): Promise<OpenImpersonation[]> {
  const { rows } = await sql<OpenImpersonation>`select i.id, i.administrator_id as "administratorId",
      i.user_id as "userId", i.started_at as "startedAt", i.ends_at as "endsAt",
      case when i.ends_at <= ${now} then 'EXPIRED'
        when s.revoked_at is not null or s.ends_at <= ${now} then 'LOGGED_OUT' else 'NOT_ALLOWED' end as "endReason"
    from impersonations i join sessions s on s.id = i.session_id
      join users shown on shown.id = i.user_id join users own on own.id = i.administrator_id
    where i.ended_at is null
      and (i.ends_at <= ${now} or s.revoked_at is not null or s.ends_at <= ${now} or shown.disabled_at is not null
        or shown.is_admin or own.disabled_at is not null or not own.is_admin)`.execute(tx.db)
  return rows
}

interface User {
  readonly userId: string
  readonly username: string
  readonly name: string
  readonly email: string
  readonly isAdmin: boolean
  readonly isDisabled: boolean
}

/** The user of a username, however it is capitalized. */
export async function userByName(tx: Tx, username: string): Promise<User | undefined> {
  const { rows } =
    await sql<User>`select users.id as "userId", users.username, name, users.email, is_admin as "isAdmin",
      users.disabled_at is not null as "isDisabled"
    from users join person_names on person_names.id = users.id
    where lower(users.username) = ${username.toLowerCase()}`.execute(tx.db)
  return rows[0]
}
