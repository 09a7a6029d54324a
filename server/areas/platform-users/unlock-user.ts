import type { Handler } from '../../platform/context.ts'
import { demand } from '../../platform/error-response.ts'
import { forgetFailures } from '../session/session.public.ts'
import { wantedUser } from './user.view.ts'

/** Removes the delay after failed logins. */
export const unlockUser: Handler<'POST /api/administration/users/{username}/unlock'> = async (context, { params }) =>
  context.write(async (tx) => {
    demand(context.actor.isAdmin)
    const { id, user } = await wantedUser(tx, context, params.username)
    await forgetFailures(tx, context.platform.secret, user.username)
    await tx.record({
      action: 'user.unlock',
      subject: { type: 'user', id },
      before: { loginDelayedUntil: user.loginDelayedUntil },
    })
    return { status: 200, body: (await wantedUser(tx, context, params.username)).user }
  })
