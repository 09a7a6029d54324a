import type { Handler } from '../../platform/context.ts'
import { unprocessable } from '../../platform/error-response.ts'
import {
  commitError,
  mailedCodeMinutes,
  makeOneTimeCode,
  resendSeconds,
  settled,
} from '../credentials/credentials.public.ts'
import { addressCode, addressWanted } from '@portico/contract/areas/profile/email-address.emails.ts'
import { lockAddress, isSameAddress, isTaken } from './email-owner.view.ts'

/**
 * Emails a code to the user's new address. If it belongs to another person, they are notified, and the response is the
 * same, so that it does not reveal who has a login.
 */
export const sendEmailCode: Handler<'POST /api/users/self/email'> = async (context, { body }) => {
  const { actor, platform } = context
  const answer = await context.write(async (tx) => {
    const { userId } = actor
    const refused = { action: 'user.email-refuse', userId }
    const { email } = await lockAddress(tx, userId)
    if (isSameAddress(email, body.email)) {
      return commitError(tx, refused, unprocessable({ email: 'This is already your address' }))
    }
    const made = await makeOneTimeCode(platform, tx, { userId, purpose: 'email-change', target: body.email })
    if ('error' in made) return commitError(tx, refused, made.error)
    const taken = await isTaken(tx, userId, body.email)
    await tx.record({
      action: 'user.email-code',
      subject: { type: 'user', id: userId },
      after: { email: body.email },
      messages: [
        taken
          ? addressWanted.mail(body.email)
          : addressCode.mail({ to: body.email, code: made.code, minutes: mailedCodeMinutes }),
      ],
    })
    return { status: 202 as const, body: { resendInSeconds: resendSeconds } }
  })
  return settled(answer)
}
