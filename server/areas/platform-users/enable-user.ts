import { platformUserMessages } from '@portico/contract/areas/platform-users/platform-user.messages.ts'
import type { Handler } from '../../platform/context.ts'
import { demand, unprocessable } from '../../platform/error-response.ts'
import { changeUser } from '../users/users.public.ts'
import { wantedUser } from './user.view.ts'

/** Enables a disabled login. */
export const enableUser: Handler<'POST /api/administration/users/{username}/enable'> = async (
  context,
  { params, body: { reason } },
) =>
  context.write(async (tx) => {
    demand(context.actor.isAdmin)
    const { id, user } = await wantedUser(tx, context, params.username)
    if (!user.isDisabled) throw unprocessable({}, platformUserMessages.isEnabled)
    if (user.mergedInto !== null) throw unprocessable({}, platformUserMessages.isMerged)
    await changeUser(tx, id, { disabled_at: null })
    await tx.record({ action: 'user.enable', subject: { type: 'user', id }, after: { reason } })
    return { status: 200, body: (await wantedUser(tx, context, params.username)).user }
  })
