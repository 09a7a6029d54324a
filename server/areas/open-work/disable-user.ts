import { platformUserMessages } from '@portico/contract/areas/platform-users/platform-user.messages.ts'
import type { Handler } from '../../platform/context.ts'
import type { DepartingRows } from '../../platform/records/departing-rows.ts'
import { demand, unprocessable } from '../../platform/error-response.ts'
import { hasOtherAdministrator, refuseOwn, wantedUser } from '../platform-users/platform-users.public.ts'
import { revokeSessionsOf } from '../session/session.public.ts'
import { changeUser } from '../users/users.public.ts'
import { handOver } from './hand-over.ts'

/** Disables a login, ends its sessions, and hands open work to colleagues. */
export const disableUser =
  (departing: readonly DepartingRows[]): Handler<'POST /api/administration/users/{username}/disable'> =>
  async (context, { params, body: { reason, handOver: to } }) =>
    context.write(async (tx) => {
      demand(context.actor.isAdmin)
      const { id, user } = await wantedUser(tx, context, params.username)
      refuseOwn(user)
      if (user.isDisabled) throw unprocessable({}, platformUserMessages.isDisabled)
      if (user.isAdmin && !(await hasOtherAdministrator(tx, id)))
        throw unprocessable({}, platformUserMessages.lastAdministrator)
      const now = context.platform.now()
      const accounts = await handOver(tx, { userId: id, to, departing, at: now })
      await changeUser(tx, id, { disabled_at: now })
      await revokeSessionsOf(tx, id, now)
      await tx.record({
        action: 'user.disable',
        subject: { type: 'user', id },
        after: { reason, handOver: to, accounts },
      })
      return { status: 200, body: (await wantedUser(tx, context, params.username)).user }
    })
