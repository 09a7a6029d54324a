import { brokerageMessages } from '@portico/contract/areas/administration/brokerage.messages.ts'
import { forgetAccounts } from '../../../platform/access/forget-accounts.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand, unprocessable } from '../../../platform/error-response.ts'
import { setSuspension } from '../../brokerages/brokerages.public.ts'
import { brokerageDetail } from './brokerage-detail.view.ts'

/** Reinstates a suspended brokerage. */
export const reinstateBrokerage: Handler<'POST /api/administration/brokerages/{brokerCode}/reinstate'> = async (
  context,
  { params: { brokerCode: code }, body: { reason } },
) =>
  context.write(async (tx) => {
    demand(context.actor.isAdmin)
    const before = await brokerageDetail(tx, context, code)
    if (before.suspended === null) throw unprocessable({}, brokerageMessages.isNotSuspended)
    await setSuspension(tx, code, null, null)
    await forgetAccounts(tx)
    await tx.record({
      action: 'brokerage.reinstate',
      subject: { type: 'brokerage', id: code },
      before: { isSuspended: true, reason: before.suspended.reason },
      after: { isSuspended: false, reason },
    })
    return { status: 200, body: await brokerageDetail(tx, context, code) }
  })
