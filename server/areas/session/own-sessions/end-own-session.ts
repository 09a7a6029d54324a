import type { Handler } from '../../../platform/context.ts'
import { isId } from '../../../platform/ids.ts'
import { notFound } from '../../../platform/error-response.ts'
import { isOwnSession, ownSessionsView } from './own-sessions.view.ts'
import { revokeSession } from '../session.store.ts'

/** Ends one of the user's own sessions, with its event stream. Another user's responds like a missing one. */
export const endOwnSession: Handler<'DELETE /api/users/self/sessions/{sessionId}'> = async (context, { params }) =>
  context.write(async (tx) => {
    const { actor, platform } = context
    const { sessionId } = params
    const now = platform.now()
    if (!isId(sessionId) || !(await isOwnSession(tx, actor.userId, sessionId, now))) throw notFound()
    await revokeSession(tx, sessionId, now)
    await tx.record({ action: 'session.end', subject: { type: 'session', id: sessionId } })
    return { status: 200, body: await ownSessionsView(tx, actor, now) }
  })
