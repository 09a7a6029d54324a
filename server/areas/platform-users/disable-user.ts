import { platformUserMessages } from '@portico/contract/areas/platform-users/platform-user.messages.ts'
import type { Verb } from '../../platform/context.ts'
import { demand, unprocessable } from '../../platform/refusal.ts'
import { revokeSessionsOf } from '../session/session.door.ts'
import { changeUser } from '../users/users.door.ts'
import { refuseOwn } from './refuse-own.ts'
import { hasOtherAdministrator, wantedUser } from './user.view.ts'

/** Disables a login and ends its sessions. */
export const disableUser: Verb<'POST /api/administration/users/{username}/disable'> = async (
  context,
  { params, body: { reason } },
) =>
  context.write(async (tx) => {
    demand(context.actor.isAdmin)
    const { id, user } = await wantedUser(tx, context, params.username)
    refuseOwn(user)
    if (user.isDisabled) throw unprocessable({}, platformUserMessages.isDisabled)
    if (user.isAdmin && !(await hasOtherAdministrator(tx, id)))
      throw unprocessable({}, platformUserMessages.lastAdministrator)
    const now = context.platform.now()
    await changeUser(tx, id, { disabled_at: now })
    await revokeSessionsOf(tx, id, now)
    await tx.record({ action: 'user.disable', subject: { type: 'user', id }, after: { reason } })
    return { status: 200, body: (await wantedUser(tx, context, params.username)).user }
  })
