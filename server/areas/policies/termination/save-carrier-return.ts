import { policyMessages } from '@portico/contract/areas/policies/policy.messages.ts'
import { terminationMessages } from '@portico/contract/areas/policies/termination/termination.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { updateRow } from '../../../platform/database/rows.ts'
import { demand, unprocessable } from '../../../platform/error-response.ts'
import { todayOf } from '../../../platform/dates/today.ts'
import { change } from '../../events/events.public.ts'
import { mayManagePolicies } from '../policy.access.ts'
import { policyDetailView } from '../policy-detail.view.ts'
import { policyToChange, savePolicy } from '../policy-to-change.ts'

/** Saves the carrier's return premium for a cancellation, next to the calculated one. */
export const saveCarrierReturn: Handler<'PUT /api/accounts/{accountId}/policies/{policyId}/carrier-return'> = async (
  context,
  { params: { policyId: id }, body: { version, carrierReturn } },
) =>
  context.write(async (tx) => {
    const { account } = context.account
    demand(mayManagePolicies(context.account), policyMessages.onlyStaff)
    const before = await policyToChange(tx, context, { id, version })
    if (before.canceledOn === null)
      throw unprocessable({ status: terminationMessages.notCanceled }, terminationMessages.notCanceled)
    await savePolicy(tx, context, { id, version }, {})
    // The newest entry of a canceled policy is its cancellation: only a reinstatement could follow.
    const place = before.statusChanges.length - 1
    const cancellation = { account_code: account, policy_id: id, place }
    await updateRow(tx, 'policy_status_changes', cancellation, { carrier_return_cents: carrierReturn })
    const after = (await policyDetailView(tx, account, { id }, todayOf(context)))!
    await tx.record({
      action: 'policy.carrier-return',
      subject: { type: 'policy', id },
      before,
      after,
      events: [change(account, 'policies')],
    })
    return { status: 200, body: after }
  })
