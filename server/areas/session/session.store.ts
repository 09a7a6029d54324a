import { randomBytes } from 'node:crypto'
import type { SessionState } from '../../platform/access/actor.ts'
import type { OpenContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { newId } from '../../platform/ids.ts'
import { absoluteHours, accessMinutes, hashOfToken, refreshSecret, sessionToken, type Seed } from './session-tokens.ts'
import type { SessionTables } from './session.table.ts'

/** Told `session:<id>` or `user:<id>` when a session ends or roles change: every server process forgets what it knew. */
export const sessionsChannel = 'portico_sessions'

const tables = (tx: Tx) => tx.db.$extendTables<SessionTables>()
const later = (now: Date, minutes: number) => new Date(now.getTime() + minutes * 60_000)

/** Starts a session and puts its two cookies in the answer. */
export async function startSession(context: OpenContext, tx: Tx, userId: string, state: SessionState): Promise<string> {
  const now = context.platform.now()
  const seed = { id: newId(now), salt: randomBytes(32) }
  await tables(tx)
    .insertInto('sessions')
    .values({
      id: seed.id,
      user_id: userId,
      state,
      token_hash: hashOfToken(sessionToken(context.platform.secret, seed)),
      salt: seed.salt,
      rotated_at: now,
      created_at: now,
      active_at: now,
      access_until: later(now, accessMinutes),
      ends_at: later(now, absoluteHours * 60),
      user_agent: context.client.userAgent.slice(0, 300),
      ip: context.client.ip,
    })
    .execute()
  setSessionCookies(context, seed, 0)
  return seed.id
}

/** Puts a session's cookies in the answer. */
export function setSessionCookies(context: OpenContext, seed: Seed, generation: number): void {
  const { secret } = context.platform
  context.cookies.set('session', sessionToken(secret, seed), accessMinutes * 60)
  context.cookies.set('refresh', refreshSecret(secret, seed, generation), absoluteHours * 3600)
}

/** Ends a session at once, in every server process. */
export async function revokeSession(tx: Tx, sessionId: string, now: Date): Promise<void> {
  await tables(tx)
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .execute()
  await tx.notify(sessionsChannel, `session:${sessionId}`)
}

/**
 * Moves a session to its next refresh generation. False where another request was faster; that one's successor counts.
 */
export async function rotate(tx: Tx, sessionId: string, generation: number, now: Date): Promise<boolean> {
  const rotated = await tables(tx)
    .updateTable('sessions')
    .set({ refresh_generation: generation + 1, rotated_at: now, parent_honoured: false })
    .where('id', '=', sessionId)
    .where('refresh_generation', '=', generation)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return rotated !== undefined
}

/** Honours, once, the parent of a successor that was never used: its answer may have been lost on the way. */
export async function honourParent(tx: Tx, sessionId: string, now: Date): Promise<boolean> {
  const honoured = await tables(tx)
    .updateTable('sessions')
    .set({ parent_honoured: true, rotated_at: now })
    .where('id', '=', sessionId)
    .where('parent_honoured', '=', false)
    .returning('id')
    .executeTakeFirst()
  return honoured !== undefined
}

/** Lets a session's access credentials live on, and keeps when a person was last at work. */
export async function renewAccess(
  tx: Tx,
  sessionId: string,
  { now, activeAt }: { now: Date; activeAt: Date },
): Promise<void> {
  await tables(tx)
    .updateTable('sessions')
    .set({ access_until: later(now, accessMinutes), active_at: activeAt })
    .where('id', '=', sessionId)
    .execute()
}

/** Keeps that a person was at work in a session. */
export async function touchSession(tx: Tx, sessionId: string, now: Date): Promise<void> {
  await tables(tx).updateTable('sessions').set({ active_at: now }).where('id', '=', sessionId).execute()
}

/** Counts a failed login and blocks further ones for a while that grows with each. */
export async function countFailedLogin(tx: Tx, userId: string, failures: number, now: Date): Promise<void> {
  const blockedSeconds = failures < 5 ? 0 : Math.min(15 * 60, 2 ** (failures - 4))
  await tables(tx)
    .updateTable('users')
    .set({ failed_logins: failures, login_blocked_until: new Date(now.getTime() + blockedSeconds * 1000) })
    .where('id', '=', userId)
    .execute()
}

export async function forgiveFailedLogins(tx: Tx, userId: string): Promise<void> {
  await tables(tx)
    .updateTable('users')
    .set({ failed_logins: 0, login_blocked_until: null })
    .where('id', '=', userId)
    .where('failed_logins', '>', 0)
    .execute()
}
