import { renewalMessages } from '@portico/contract/areas/renewals/renewal.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand } from '../../../platform/error-response.ts'
import { change } from '../../events/events.public.ts'
import { mayRunRenewals } from '../renewal.access.ts'
import { changedRenewal, cycleToChange, staleRenewal } from './cycle-change.ts'
import { updateCycle } from './cycle.store.ts'

/** Ends a renewal that will not be bound. */
export const closeRenewal: Handler<'POST /api/accounts/{accountId}/renewals/{cycleId}/close'> = async (
  context,
  { params, body },
) =>
  context.write(async (tx) => {
    demand(mayRunRenewals(context.account), renewalMessages.staffOnly)
    const { account } = context.account
    const cycle = await cycleToChange(tx, account, params.cycleId)
    const { id, stage, effective_on: effectiveOn } = cycle
    const from = { account_code: account, id, version: body.version }
    if (!(await updateCycle(tx, from, { stage: 'CLOSED', is_current: false, closed_reason: body.reason })))
      return staleRenewal(tx, context, cycle)
    await tx.record({
      action: 'renewal.close',
      subject: { type: 'renewal', id },
      before: { stage },
      after: { effectiveOn, stage: 'CLOSED', reason: body.reason },
      events: [change(account, 'renewals')],
    })
    return { status: 200, body: await changedRenewal(tx, context, cycle) }
  })
