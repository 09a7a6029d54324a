import { policyMessages } from '@portico/contract/areas/policies/policy.messages.ts'
import type { PolicyDetail } from '@portico/contract/areas/policies/policy.shapes.ts'
import { terminationMessages } from '@portico/contract/areas/policies/termination/termination.messages.ts'
import { returnOf } from '@portico/contract/areas/policies/termination/termination.rules.ts'
import type { Cancellation } from '@portico/contract/areas/policies/termination/termination.shapes.ts'
import { americanDay } from '@portico/contract/kit/zone.rules.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand, unprocessable } from '../../../platform/error-response.ts'
import { change } from '../../events/events.public.ts'
import { mayManagePolicies } from '../policy.access.ts'
import { policyToEnd, saveStatusChange } from './record-status-change.ts'
import { notifyOfTermination } from './notify-of-termination.ts'

/** Cancels a policy from a date in its term, with the premium that the carrier returns. */
export const cancelPolicy: Handler<'POST /api/accounts/{accountId}/policies/{policyId}/cancel'> = async (
  context,
  { params, body: { version, ...asked } },
) =>
  context.write(async (tx) => {
    demand(mayManagePolicies(context.account), policyMessages.onlyStaff)
    const { effectiveOn, reason } = asked
    const before = await policyToEnd(tx, context, { id: params.policyId, version, effectiveOn }, 'cancel')
    demandFlatDate(before, asked)
    const returned = returnOf(before, asked)
    const after = await saveStatusChange(tx, context, before, {
      columns: { canceled_on: effectiveOn },
      change: {
        kind: 'CANCEL',
        effective_on: effectiveOn,
        requested_by: asked.requestedBy,
        method: asked.method,
        minimum_earned: asked.minimumEarned,
        return_premium_cents: returned.premium,
        return_taxes_cents: returned.taxes,
        return_fees_cents: returned.fees,
        reason,
      },
    })
    await tx.record({
      action: 'policy.cancel',
      subject: { type: 'policy', id: params.policyId },
      before,
      after,
      events: [change(context.account.account, 'policies')],
    })
    await notifyOfTermination(tx, context, after, { what: `canceled effective ${americanDay(effectiveOn)}`, reason })
    return { status: 200, body: after }
  })

/** A flat cancellation treats the policy as never started. */
function demandFlatDate({ effectiveDate }: PolicyDetail, { method, effectiveOn }: Cancellation): void {
  if (method !== 'FLAT' || effectiveOn === effectiveDate) return
  throw unprocessable({ effectiveOn: terminationMessages.flatDate(americanDay(effectiveDate)) })
}
