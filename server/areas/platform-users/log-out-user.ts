import type { Handler } from '../../platform/context.ts'
import { demand } from '../../platform/error-response.ts'
import { revokeSessionsOf } from '../session/session.public.ts'
import { refuseOwn } from './refuse-own.ts'
import { wantedUser } from './user.view.ts'

/** Ends all sessions of a user. */
export const logOutUser: Handler<'POST /api/administration/users/{username}/log-out'> = async (context, { params }) =>
  context.write(async (tx) => {
    demand(context.actor.isAdmin)
    const { id, user } = await wantedUser(tx, context, params.username)
    refuseOwn(user)
    await revokeSessionsOf(tx, id, context.platform.now())
    await tx.record({
      action: 'user.log-out',
      subject: { type: 'user', id },
      before: { openSessions: user.openSessions },
    })
    return { status: 200, body: (await wantedUser(tx, context, params.username)).user }
  })
