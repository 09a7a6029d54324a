import { lossMessages } from '@portico/contract/areas/losses/loss-run.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand, stale } from '../../../platform/error-response.ts'
import { todayOf } from '../../../platform/dates/today.ts'
import { change } from '../../events/events.public.ts'
import { mayManageLosses } from '../losses.access.ts'
import { requestToChange } from './request-to-change.ts'
import { updateRequest } from './request.store.ts'
import { requestView } from './requests.view.ts'

/** Withdraws a request that is no longer needed. The carrier is not written to. */
export const withdrawRequest: Handler<
  'POST /api/accounts/{accountId}/loss-runs/requests/{requestId}/withdraw'
> = async (context, { params, body: { reason, version } }) =>
  context.write(async (tx) => {
    demand(mayManageLosses(context), lossMessages.onlyReads)
    const { account } = context.account
    const before = await requestToChange(tx, context, { id: params.requestId, version })
    if (!(await updateRequest(tx, account, before, { withdrawn_reason: reason }))) throw stale(before)
    await tx.record({
      action: 'loss-run-request.withdraw',
      subject: { type: 'loss-run-request', id: before.id },
      after: { reason },
      events: [change(account, 'losses')],
    })
    return { status: 200, body: (await requestView(tx, account, before.id, todayOf(context)))! }
  })
