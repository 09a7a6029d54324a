import { policyMessages } from '@portico/contract/areas/policies/policy.messages.ts'
import { americanDay } from '@portico/contract/kit/zone.rules.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand } from '../../../platform/error-response.ts'
import { change } from '../../events/events.public.ts'
import { mayManagePolicies } from '../policy.access.ts'
import { policyToEnd, saveStatusChange } from './record-status-change.ts'
import { notifyOfTermination } from './notify-of-termination.ts'

/** Marks a policy as not renewing. It covers until it expires; if the carrier gave notice, its line is still to be placed. */
export const nonRenewPolicy: Handler<'POST /api/accounts/{accountId}/policies/{policyId}/non-renew'> = async (
  context,
  { params, body: { version, effectiveOn, requestedBy, reason } },
) =>
  context.write(async (tx) => {
    demand(mayManagePolicies(context.account), policyMessages.onlyStaff)
    const before = await policyToEnd(tx, context, { id: params.policyId, version, effectiveOn }, 'nonRenew')
    const after = await saveStatusChange(tx, context, before, {
      columns: { non_renewed_by: requestedBy },
      change: { kind: 'NON_RENEW', effective_on: effectiveOn, requested_by: requestedBy, reason },
    })
    await tx.record({
      action: 'policy.non-renew',
      subject: { type: 'policy', id: params.policyId },
      before,
      after,
      events: [change(context.account.account, 'policies')],
    })
    const what = `will not be renewed when it expires on ${americanDay(after.expirationDate)}`
    await notifyOfTermination(tx, context, after, { what, reason })
    return { status: 200, body: after }
  })
