import { platformUserMessages } from '@portico/contract/areas/platform-users/platform-user.messages.ts'
import type { Handler } from '../../platform/context.ts'
import { demand, unprocessable } from '../../platform/error-response.ts'
import { resetTwoFactor as resetOf } from '../credentials/credentials.public.ts'
import { refuseOwn } from './refuse-own.ts'
import { wantedUser } from './user.view.ts'

/** Resets the two-factor of a user who lost phone or app; they set it up again if it is required. */
export const resetTwoFactor: Handler<'POST /api/administration/users/{username}/two-factor-reset'> = async (
  context,
  { params, body: { reason } },
) =>
  context.write(async (tx) => {
    demand(context.actor.isAdmin)
    const { id, user } = await wantedUser(tx, context, params.username)
    refuseOwn(user)
    if (user.isDisabled) throw unprocessable({}, platformUserMessages.disabledFirst)
    if (user.tfaType === null) throw unprocessable({}, platformUserMessages.tfaIsOff)
    const messages = await resetOf(tx, context.platform, id)
    await tx.record({
      action: 'user.reset-two-factor',
      subject: { type: 'user', id },
      before: { tfaType: user.tfaType },
      after: { reason },
      messages,
    })
    return { status: 200, body: (await wantedUser(tx, context, params.username)).user }
  })
