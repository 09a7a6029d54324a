import type { Verb } from '../../../platform/context.ts'
import { sealValue } from '../../../platform/secret.ts'
import { passwordResetQueue, namePurpose } from './mail-password-reset.ts'

/**
 * Has a link mailed to set a new password. The name is looked up after the answer, by a job, so that neither the
 * answer nor its time tells whether someone has it.
 */
export const requestPasswordReset: Verb<'POST /auth/password-reset'> = async (context, { body }) =>
  context.write(async (tx) => {
    const { jobs, secret } = context.platform
    await jobs.enqueue(tx, passwordResetQueue, { name: sealValue(secret, namePurpose, body.username) })
    await tx.record({
      action: 'password-reset.request',
      subject: { type: 'user', id: 'unknown' },
      after: { username: body.username.slice(0, 100), ip: context.client.ip },
    })
    return { status: 202 }
  })
