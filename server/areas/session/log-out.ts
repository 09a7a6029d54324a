import type { OpenContext, Handler } from '../../platform/context.ts'
import { refreshableSession } from './refreshable-session.view.ts'
import { revokeSession } from './session.store.ts'
import { isSame, parseRefreshSecret, refreshSecret } from './session-tokens.ts'

/** Ends the request's session, if any. Logging out twice is not an error. */
export const logOut: Handler<'POST /auth/logout'> = async (context) => {
  const id = (await refreshedSession(context)) ?? (await currentSession(context))
  context.cookies.clear('session')
  context.cookies.clear('refresh')
  if (id === undefined) return { status: 204 }
  return context.write(async (tx) => {
    await revokeSession(tx, id, context.platform.now())
    await tx.record({ action: 'session.end', subject: { type: 'session', id } })
    return { status: 204 }
  })
}

/** The session of the refresh cookie, which outlives the other in a browser. */
async function refreshedSession(context: OpenContext): Promise<string | undefined> {
  const presented = context.cookies.get('refresh')
  const claim = parseRefreshSecret(presented)
  if (claim === undefined) return undefined
  const session = await context.read((tx) => refreshableSession(tx, claim.id))
  if (session === undefined || session.revokedAt !== null) return undefined
  return isSame(presented ?? '', refreshSecret(context.platform.secret, session, claim.generation))
    ? session.id
    : undefined
}

async function currentSession({ cookies, platform }: OpenContext): Promise<string | undefined> {
  const session = cookies.get('session')
  const actor = await platform.directory.actorOf({ session, bearer: undefined, isActivity: false })
  return actor?.sessionId
}
