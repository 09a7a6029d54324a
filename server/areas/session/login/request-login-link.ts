import type { Handler } from '../../../platform/context.ts'
import { sealValue } from '../../../platform/secret.ts'
import { loginLinkQueue, namePurpose } from './mail-login-link.ts'

/**
 * Requests an emailed link that logs in once. A job looks the name up after the response, so that neither the response
 * nor its timing reveals whether it exists.
 */
export const requestLoginLink: Handler<'POST /auth/login-link'> = async (context, { body }) =>
  context.write(async (tx) => {
    const { jobs, secret } = context.platform
    await jobs.enqueue(tx, loginLinkQueue, { name: sealValue(secret, namePurpose, body.username) })
    await tx.record({
      action: 'login-link.request',
      subject: { type: 'user', id: 'unknown' },
      after: { username: body.username.slice(0, 100), ip: context.client.ip },
    })
    return { status: 202 }
  })
