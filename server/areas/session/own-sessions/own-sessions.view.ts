import type { OwnSession } from '@portico/contract/areas/session/session.shapes.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { deviceName } from './device-name.ts'
import { idleMinutes } from '../session-tokens.ts'

/** The most sessions that are listed. */
const shown = 100

/** A person's active sessions, latest activity first. Without ended, expired and idle ones. */
export async function ownSessionsView(
  tx: Tx,
  { userId, sessionId }: Pick<Actor, 'userId' | 'sessionId'>,
  now: Date,
): Promise<{ sessions: OwnSession[] }> {
  const rows = await openSessions(tx, userId, now).orderBy('active_at', 'desc').orderBy('id').limit(shown).execute()
  return {
    sessions: rows.map((row) => ({
      sessionId: row.id,
      isCurrent: row.id === sessionId,
      device: deviceName(row.user_agent),
      ip: row.ip,
      startedAt: row.created_at.toISOString(),
      activeAt: row.active_at.toISOString(),
      endsAt: row.ends_at.toISOString(),
    })),
  }
}

/** Whether a person has an open session with this id. */
export async function isOwnSession(tx: Tx, userId: string, sessionId: string, now: Date): Promise<boolean> {
  return (await openSessions(tx, userId, now).where('id', '=', sessionId).executeTakeFirst()) !== undefined
}

/** A person's active sessions. */
export const openSessions = (tx: Tx, userId: string, now: Date) =>
  tx.db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'ip', 'created_at', 'active_at', 'ends_at'])
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('ends_at', '>', now)
    .where('active_at', '>', new Date(now.getTime() - idleMinutes * 60_000))
