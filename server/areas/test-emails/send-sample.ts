import { testEmailMessages } from '@portico/contract/areas/test-emails/test-email.messages.ts'
import type { Handler } from '../../platform/context.ts'
import type { SampledEmail } from '@portico/contract/kit/email/email-template.ts'
import { demand, unprocessable } from '../../platform/error-response.ts'
import { sampleOf } from './sample.ts'

/** Sends a sample email only to the requesting user. */
export const sendSample =
  (mails: readonly SampledEmail[]): Handler<'POST /api/administration/test-emails/{template}/send'> =>
  async (context, { params, body }) =>
    context.write(async (tx) => {
      demand(context.actor.isAdmin)
      const { email, isSuspended } = await sampleOf(context, tx, mails, { ...params, ...body })
      if (body.to.toLowerCase() !== email.to.toLowerCase()) throw unprocessable({ to: testEmailMessages.onlySelf })
      if (isSuspended) throw unprocessable({ brokerage: testEmailMessages.suspended })
      const { brokerage, language } = body
      await tx.record({
        action: 'test-email.send',
        subject: { type: 'user', id: context.actor.userId },
        after: { template: params.template, brokerage: brokerage ?? null, language },
        messages: [{ ...email, subject: `Test: ${email.subject}`, ...(brokerage !== undefined && { brokerage }) }],
      })
      return { status: 204 }
    })
