import { platformUserMessages } from '@portico/contract/areas/platform-users/platform-user.messages.ts'
import type { Handler } from '../../platform/context.ts'
import { demand, unprocessable } from '../../platform/error-response.ts'
import { queuePasswordReset } from '../credentials/credentials.public.ts'
import { wantedUser } from './user.view.ts'

/** Emails a user a link to set a new password. */
export const sendPasswordReset: Handler<'POST /api/administration/users/{username}/password-reset'> = async (
  context,
  { params },
) =>
  context.write(async (tx) => {
    demand(context.actor.isAdmin)
    const { id, user } = await wantedUser(tx, context, params.username)
    if (user.isDisabled) throw unprocessable({}, platformUserMessages.disabledFirst)
    await queuePasswordReset(tx, context.platform, user.username)
    await tx.record({ action: 'user.send-password-reset', subject: { type: 'user', id } })
    return { status: 200, body: user }
  })
