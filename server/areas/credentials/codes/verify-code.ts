import type { Handler } from '../../../platform/context.ts'
import { demand } from '../../../platform/error-response.ts'
import { continueSession } from '../../session/session.public.ts'
import { commitError, settled } from '../committed-error.ts'
import { lockHolder } from '../holder.view.ts'
import { mayProveAgain } from './code.access.ts'
import { otherPhone } from './named-phone.ts'
import { proveSecondFactor } from './prove-code.ts'

/** Checks a code from phone or app. The session then continues under new credentials. */
export const verifyCode: Handler<'POST /tfa/verify-code'> = async (context, { body }) => {
  const { actor, platform } = context
  const answer = await context.write(async (tx) => {
    const holder = await lockHolder(tx, actor.userId, platform.secret)
    demand(holder !== undefined && mayProveAgain(actor))
    const error =
      (typeof body.tfaPhone === 'string' ? otherPhone(holder.phone, body.tfaPhone) : undefined) ??
      (await proveSecondFactor(platform, tx, holder, body.code))
    if (error !== undefined) {
      return commitError(tx, { action: 'two-factor.refuse', userId: actor.userId }, error)
    }
    const { state, sessionId } = await continueSession(context, tx, 'code')
    await tx.record({
      action: 'two-factor.approve',
      subject: { type: 'user', id: actor.userId },
      after: { by: holder.tfaType, state, sessionId },
    })
    return { status: 200 as const, body: 'approved' as const }
  })
  return settled(answer)
}
