import type { Handler } from '../../../platform/context.ts'
import { demand } from '../../../platform/error-response.ts'
import { commitError, settled } from '../committed-error.ts'
import { lockHolder } from '../holder.view.ts'
import { codeMessage } from '../notices.ts'
import { makeOneTimeCode } from './make-one-time-code.ts'
import { mayProveAgain } from './code.access.ts'
import { otherPhone } from './named-phone.ts'
import { codeMinutes, resendSeconds } from './one-time-code.ts'

/** Sends a code to the stored phone, as a text message or a call. The previous code stops working. */
export const sendCode: Handler<'POST /tfa/send-verification'> = async (context, { body }) => {
  const { actor, platform } = context
  const answer = await context.write(async (tx) => {
    const holder = await lockHolder(tx, actor.userId, platform.secret)
    demand(holder !== undefined && mayProveAgain(actor))
    const { userId, tfaEnabled } = holder
    const phone = tfaEnabled ? holder.phone : null
    const refused = otherPhone(phone, body.tfaPhone)
    if (refused !== undefined || phone === null) {
      return commitError(tx, { action: 'two-factor.refuse', userId }, refused!)
    }
    const made = await makeOneTimeCode(platform, tx, { userId, purpose: 'two-factor', target: phone })
    if ('error' in made) return commitError(tx, { action: 'two-factor.refuse', userId }, made.error)
    await tx.record({
      action: 'two-factor.send',
      subject: { type: 'user', id: userId },
      after: { tfaType: body.tfaType },
      messages: [codeMessage(body.tfaType === 'VOICE' ? 'voice' : 'sms', phone, made.code)],
    })
    return { status: 200 as const, body: { resendInSeconds: resendSeconds, expiresInSeconds: codeMinutes * 60 } }
  })
  return settled(answer)
}
