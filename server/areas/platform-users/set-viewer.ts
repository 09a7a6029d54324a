import type { Handler } from '../../platform/context.ts'
import { demand } from '../../platform/error-response.ts'
import { tellRolesChanged } from '../session/session.public.ts'
import { changeUser } from '../users/users.public.ts'
import { refuseOwn } from './refuse-own.ts'
import { wantedUser } from './user.view.ts'

/** Makes a user read-only, or no longer. */
export const setViewer: Handler<'PUT /api/administration/users/{username}/viewer'> = async (
  context,
  { params, body: { isViewer, reason } },
) =>
  context.write(async (tx) => {
    demand(context.actor.isAdmin)
    const { id, user } = await wantedUser(tx, context, params.username)
    refuseOwn(user)
    await changeUser(tx, id, { is_viewer: isViewer })
    await tellRolesChanged(tx, id)
    await tx.record({
      action: 'user.set-viewer',
      subject: { type: 'user', id },
      before: { isViewer: user.isViewer },
      after: { isViewer, reason },
    })
    return { status: 200, body: (await wantedUser(tx, context, params.username)).user }
  })
