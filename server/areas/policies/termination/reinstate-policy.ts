import { policyMessages } from '@portico/contract/areas/policies/policy.messages.ts'
import { americanDay } from '@portico/contract/kit/zone.rules.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand } from '../../../platform/error-response.ts'
import { change } from '../../events/events.public.ts'
import { mayManagePolicies } from '../policy.access.ts'
import { demandFreeTerm } from '../terms/demand-free-term.ts'
import { policyToEnd, saveStatusChange } from './record-status-change.ts'
import { notifyOfTermination } from './notify-of-termination.ts'

/** Undoes the cancellation of a policy or, if it is not canceled, its non-renewal. */
export const reinstatePolicy: Handler<'POST /api/accounts/{accountId}/policies/{policyId}/reinstate'> = async (
  context,
  { params, body: { version, effectiveOn, reason } },
) =>
  context.write(async (tx) => {
    const { account } = context.account
    demand(mayManagePolicies(context.account), policyMessages.onlyStaff)
    const before = await policyToEnd(tx, context, { id: params.policyId, version, effectiveOn }, 'reinstate')
    const wasCanceled = before.canceledOn !== null
    if (wasCanceled) await demandFreeTerm(tx, account, before, params.policyId)
    const after = await saveStatusChange(tx, context, before, {
      columns: wasCanceled ? { canceled_on: null } : { non_renewed_by: null },
      change: { kind: 'REINSTATE', effective_on: effectiveOn, reason },
    })
    await tx.record({
      action: 'policy.reinstate',
      subject: { type: 'policy', id: params.policyId },
      before,
      after,
      events: [change(account, 'policies')],
    })
    await notifyOfTermination(tx, context, after, { what: `reinstated effective ${americanDay(effectiveOn)}`, reason })
    return { status: 200, body: after }
  })
