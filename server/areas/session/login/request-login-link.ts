import type { Verb } from '../../../platform/context.ts'
import { sealValue } from '../../../platform/secret.ts'
import { loginLinkQueue, namePurpose } from './mail-login-link.ts'

/**
 * Has a link mailed that logs in once. The name is looked up after the answer, by a job, so that neither the answer nor
 * its time tells whether someone has it.
 */
export const requestLoginLink: Verb<'POST /auth/login-link'> = async (context, { body }) =>
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
