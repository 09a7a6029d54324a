import type { Verb } from '../../platform/context.ts'
import { refreshableSession } from './refreshable-session.view.ts'
import { revokeSession } from './session.store.ts'
import { isSame, parseRefreshSecret, refreshSecret } from './session-tokens.ts'

/** Ends the session that the request carries, if it carries one. Logging out twice is no fault. */
export const logOut: Verb<'POST /auth/logout'> = async (context) => {
  const presented = context.cookies.get('refresh')
  const claim = parseRefreshSecret(presented)
  context.cookies.clear('session')
  context.cookies.clear('refresh')
  if (claim === undefined) return { status: 204 }
  const session = await context.read((tx) => refreshableSession(tx, claim.id))
  const genuine = session && isSame(presented ?? '', refreshSecret(context.platform.secret, session, claim.generation))
  if (session === undefined || genuine !== true || session.revokedAt !== null) return { status: 204 }
  return context.write(async (tx) => {
    await revokeSession(tx, session.id, context.platform.now())
    await tx.record({ action: 'session.end', subject: { type: 'session', id: session.id } })
    return { status: 204 }
  })
}
