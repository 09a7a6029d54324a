import { sql } from 'kysely'
import { randomBytes } from 'node:crypto'
import type { SessionState } from '../../platform/access/actor.ts'
import type { OpenContext, UserContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { insertRow, updateRow } from '../../platform/database/rows.ts'
import { newId } from '../../platform/ids.ts'
import { hashOfToken } from '../../platform/secret.ts'
import { rememberDevice } from './known-devices.store.ts'
import { absoluteHours, accessMinutes, refreshSecret, sessionToken, type Seed } from './session-tokens.ts'

/** Gets `session:<id>` or `user:<id>` when a session ends or roles change: every server process drops its cache. */
export const sessionsChannel = 'portico_sessions'

const later = (now: Date, minutes: number) => new Date(now.getTime() + minutes * 60_000)

/** A session's start. One that continues under new credentials keeps its end time. */
interface Beginning {
  readonly userId: string
  readonly state: SessionState
  readonly startedBy: 'password' | 'link'
  /** When the person last proved who they are; null if a link alone let them in. */
  readonly steppedUpAt: Date | null
  readonly endsAt?: Date
}

/** Starts a session and sets its two cookies. */
export async function startSession(context: OpenContext, tx: Tx, beginning: Beginning): Promise<string> {
  const now = context.platform.now()
  const seed = { id: newId(now), salt: randomBytes(32) }
  await insertRow(tx, 'sessions', {
    id: seed.id,
    user_id: beginning.userId,
    state: beginning.state,
    started_by: beginning.startedBy,
    stepped_up_at: beginning.steppedUpAt,
    token_hash: hashOfToken(sessionToken(context.platform.secret, seed, 0)),
    salt: seed.salt,
    rotated_at: now,
    created_at: now,
    active_at: now,
    access_until: later(now, accessMinutes),
    ends_at: beginning.endsAt ?? later(now, absoluteHours * 60),
    user_agent: context.client.userAgent.slice(0, 300),
    ip: context.client.ip,
  })
  setSessionCookies(context, seed, 0)
  return seed.id
}

/** Ends the session of a request and starts another for the same person with the same end time. Returns its id. */
export async function replaceSession(context: UserContext, tx: Tx, state: SessionState): Promise<string> {
  const { actor, platform } = context
  const { ends_at: endsAt } = await tx.db
    .selectFrom('sessions')
    .select('ends_at')
    .where('id', '=', actor.sessionId)
    .executeTakeFirstOrThrow()
  await revokeSession(tx, actor.sessionId, platform.now())
  const { userId, startedBy } = actor
  if (startedBy === 'link' && state === 'complete') await rememberDevice(context, tx, userId)
  return startSession(context, tx, { userId, state, startedBy, steppedUpAt: platform.now(), endsAt })
}

/** Ends the sessions of a user, or of many, at once, in every server process; all of them, or all but one. */
export async function revokeSessionsOf(tx: Tx, who: string | string[], now: Date, stored?: string): Promise<void> {
  let sessions = tx.db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('user_id', '=', sql<string>`any(${[who].flat()}::uuid[])`)
    .where('revoked_at', 'is', null)
  if (stored !== undefined) sessions = sessions.where('id', '!=', stored)
  await sessions.execute()
  await tx.notify(sessionsChannel, typeof who === 'string' ? `user:${who}` : '')
}

/** Notifies every server process that a person's roles have changed, so that they are read again immediately. */
export const tellRolesChanged = (tx: Tx, userId: string): Promise<void> => tx.notify(sessionsChannel, `user:${userId}`)

/** Sets a session's cookies in the response. */
export function setSessionCookies(context: OpenContext, seed: Seed, generation: number): void {
  const { secret } = context.platform
  context.cookies.set('session', sessionToken(secret, seed, generation), accessMinutes * 60)
  context.cookies.set('refresh', refreshSecret(secret, seed, generation), absoluteHours * 3600)
}

/** Ends a session at once, in every server process. */
export async function revokeSession(tx: Tx, sessionId: string, now: Date): Promise<void> {
  await updateRow(tx, 'sessions', { id: sessionId, revoked_at: null }, { revoked_at: now })
  await tx.notify(sessionsChannel, `session:${sessionId}`)
}

/**
 * Moves a session to its next generation, with a new session cookie. Returns false if another request was first; its
 * successor counts.
 */
export async function rotate(
  { platform: { secret, now } }: OpenContext,
  tx: Tx,
  seed: Seed,
  generation: number,
): Promise<boolean> {
  const rotated = await tx.db
    .updateTable('sessions')
    .set(({ ref }) => ({
      refresh_generation: generation + 1,
      rotated_at: now(),
      parent_honoured: false,
      token_hash: hashOfToken(sessionToken(secret, seed, generation + 1)),
      replaced_token_hash: ref('token_hash'),
    }))
    .where('id', '=', seed.id)
    .where('refresh_generation', '=', generation)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return rotated !== undefined
}

/** Honours, once, the parent of a successor that was never used: its answer may have been lost on the way. */
export async function honourParent(tx: Tx, sessionId: string, now: Date): Promise<boolean> {
  return updateRow(
    tx,
    'sessions',
    { id: sessionId, parent_honoured: false },
    { parent_honoured: true, rotated_at: now },
  )
}

/** Extends a session's access credentials, and stores when the person was last active. */
export async function renewAccess(
  tx: Tx,
  sessionId: string,
  { now, activeAt }: { now: Date; activeAt: Date },
): Promise<void> {
  await updateRow(tx, 'sessions', { id: sessionId }, { access_until: later(now, accessMinutes), active_at: activeAt })
}
