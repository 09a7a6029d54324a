import { sessionMessages } from '@portico/contract/areas/session/session.messages.ts'
import type { OpenContext, Handler } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { ErrorResponse } from '../../platform/error-response.ts'
import type { WriteTx } from '../../platform/write.ts'
import { refreshableSession, type Refreshable } from './refreshable-session.view.ts'
import { honourParent, renewAccess, revokeSession, rotate, setSessionCookies } from './session.store.ts'
import {
  accessMinutes,
  bearerToken,
  idleMinutes,
  isSame,
  parseRefreshSecret,
  refreshReuseSeconds,
  refreshSecret,
} from './session-tokens.ts'

/**
 * Rotates the session cookie and the refresh secret. One sent twice within ten seconds gets the same successor, and so
 * does, once, the parent of a successor that was never used. Any other old secret was copied: the session ends.
 */
export const refreshSession: Handler<'POST /auth/refresh'> = async (context) => {
  const presented = context.cookies.get('refresh')
  const claim = parseRefreshSecret(presented)
  if (claim === undefined) throw expired()
  const refreshed = await context.write(async (tx) => {
    const session = await refreshableSession(tx, claim.id)
    if (session === undefined || !isOpen(session, context.platform.now())) throw expired()
    // Only a secret that was once issued can have been copied; a made-up one must not end the owner's session.
    if (!isSame(presented ?? '', refreshSecret(context.platform.secret, session, claim.generation))) throw expired()
    const successor = await successorOf(context, tx, session, claim.generation)
    if (successor === undefined) return endStolen(tx, session, context.platform.now())
    return renew(context, tx, session, successor)
  })
  if (refreshed.status === 401) throw expired()
  return refreshed
}

/** Leaves the cookies alone: the answer may come after a login in another tab, and would take its cookies. */
const expired = (): ErrorResponse => new ErrorResponse(401, 'expired', sessionMessages.expired)

const isOpen = (session: Refreshable, now: Date): boolean => session.revokedAt === null && secondsLeft(session, now) > 0

/** Seconds until a session ends without further input. */
const secondsLeft = ({ endsAt, activeAt }: Pick<Refreshable, 'endsAt' | 'activeAt'>, now: Date): number =>
  Math.min(endsAt.getTime() - now.getTime(), activeAt.getTime() - now.getTime() + idleMinutes * 60_000) / 1000

async function successorOf(
  context: OpenContext,
  tx: Tx,
  session: Refreshable,
  generation: number,
): Promise<number | undefined> {
  const now = context.platform.now()
  if (generation === session.generation && (await rotate(context, tx, session, generation))) return generation + 1
  const current = generation === session.generation ? await refreshableSession(tx, session.id) : session
  if (current === undefined || generation !== current.generation - 1) return undefined
  const isRecent = now.getTime() - current.rotatedAt.getTime() <= refreshReuseSeconds * 1000
  return isRecent || (await honourParent(tx, session.id, now)) ? current.generation : undefined
}

async function renew(context: OpenContext, tx: WriteTx, session: Refreshable, generation: number) {
  const now = context.platform.now()
  const activeAt = context.header('x-portico-activity') === undefined ? session.activeAt : now
  await renewAccess(tx, session.id, { now, activeAt })
  await tx.record({ action: 'session.refresh', subject: { type: 'session', id: session.id }, after: { generation } })
  setSessionCookies(context, session, generation)
  const accessToken = bearerToken(context.platform.secret, session, generation)
  const expiresIn = Math.min(accessMinutes * 60, Math.ceil(secondsLeft({ ...session, activeAt }, now)))
  return { status: 200 as const, body: { accessToken, expiresIn } }
}

async function endStolen(tx: WriteTx, session: Refreshable, now: Date) {
  await revokeSession(tx, session.id, now)
  await tx.record({
    action: 'session.revoke',
    subject: { type: 'session', id: session.id },
    after: { reason: 'reuse' },
  })
  return { status: 401 as const }
}
