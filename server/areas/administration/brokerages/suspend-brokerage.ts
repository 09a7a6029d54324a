import { brokerageMessages } from '@portico/contract/areas/administration/brokerage.messages.ts'
import { forgetAccounts } from '../../../platform/access/forget-accounts.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand, unprocessable } from '../../../platform/error-response.ts'
import { setSuspension } from '../../brokerages/brokerages.public.ts'
import { revokeSessionsOf } from '../../session/session.public.ts'
import { brokerageDetail, peopleOfBrokerage } from './brokerage-detail.view.ts'
import { runningWork } from './running-work.read-model.ts'

/** Suspends a brokerage: all of its people are logged out and cannot log in. */
export const suspendBrokerage: Handler<'POST /api/administration/brokerages/{brokerCode}/suspend'> = async (
  context,
  { params: { brokerCode: code }, body: { reason } },
) =>
  context.write(async (tx) => {
    demand(context.actor.isAdmin)
    const before = await brokerageDetail(tx, context, code)
    if (before.suspended !== null) throw unprocessable({}, brokerageMessages.isSuspended)
    const running = await runningWork(tx, code)
    if (running !== undefined) throw unprocessable({}, running)
    const at = context.platform.now()
    await setSuspension(tx, code, at, reason)
    await forgetAccounts(tx)
    await revokeSessionsOf(tx, await peopleOfBrokerage(tx, code), at)
    await tx.record({
      action: 'brokerage.suspend',
      subject: { type: 'brokerage', id: code },
      before: { isSuspended: false },
      after: { isSuspended: true, reason },
    })
    return { status: 200, body: await brokerageDetail(tx, context, code) }
  })
