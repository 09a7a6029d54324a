import type { Handler } from '../../../platform/context.ts'
import { ownSessionsView } from './own-sessions.view.ts'
import { revokeSessionsOf } from '../session.store.ts'

/** Ends all of the user's sessions but the one that asks, with their event streams. */
export const endOtherSessions: Handler<'DELETE /api/users/self/sessions'> = async (context) =>
  context.write(async (tx) => {
    const { actor, platform } = context
    await revokeSessionsOf(tx, actor.userId, platform.now(), actor.sessionId)
    await tx.record({
      action: 'session.end-others',
      subject: { type: 'user', id: actor.userId },
      after: { kept: actor.sessionId },
    })
    return { status: 200, body: await ownSessionsView(tx, actor, platform.now()) }
  })
