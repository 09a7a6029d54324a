import { respectsOptOut, sendsEmail } from '@portico/contract/areas/broadcasts/broadcast.rules.ts'
import type { Handler } from '../../platform/context.ts'
import { demand } from '../../platform/error-response.ts'
import { audienceCounts } from './audience.view.ts'

/** Counts the people that a broadcast would reach now. The audit keeps who asked: the answer names people. */
export const previewBroadcast: Handler<'POST /api/administration/broadcasts/preview'> = async (context, { body }) =>
  context.write(async (tx) => {
    demand(context.actor.isAdmin)
    const counts = await audienceCounts(tx, body.audience)
    const passedOver = respectsOptOut(body) ? counts.optedOut : 0
    await tx.record({
      action: 'broadcast.preview',
      subject: { type: 'user', id: context.actor.userId },
      after: { ...body, recipients: counts.recipients },
    })
    return { status: 200, body: { ...counts, byEmail: sendsEmail(body) ? counts.recipients - passedOver : 0 } }
  })
