import type { Handler } from '../../../platform/context.ts'
import type { Platform } from '../../../platform/platform.ts'
import { sealValue } from '../../../platform/secret.ts'
import type { WriteTx } from '../../../platform/write.ts'
import { passwordResetQueue, namePurpose } from './mail-password-reset.ts'

/** Has the job queue email a link to set a new password to the user of a name. */
export const queuePasswordReset = (
  tx: WriteTx,
  { jobs, secret }: Pick<Platform, 'jobs' | 'secret'>,
  username: string,
) => jobs.enqueue(tx, passwordResetQueue, { name: sealValue(secret, namePurpose, username) })

/**
 * Requests an emailed link to set a new password. A job looks the name up after the response, so that neither the
 * response nor its timing reveals whether it exists.
 */
export const requestPasswordReset: Handler<'POST /auth/password-reset'> = async (context, { body }) =>
  context.write(async (tx) => {
    await queuePasswordReset(tx, context.platform, body.username)
    await tx.record({
      action: 'password-reset.request',
      subject: { type: 'user', id: 'unknown' },
      after: { username: body.username.slice(0, 100), ip: context.client.ip },
    })
    return { status: 202 }
  })
