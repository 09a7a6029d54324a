import { bindingMessages } from '@portico/contract/areas/binding/binding.messages.ts'
import type { Handler } from '../../platform/context.ts'
import { demand } from '../../platform/error-response.ts'
import { addBoundPolicy } from '../policies/policies.public.ts'
import { settleStage } from '../renewals/renewals.public.ts'
import { openStep, sealStep, shownStep } from './bind-step.ts'
import { updateOrder } from './binding.store.ts'
import { policyOf } from './policy-of.view.ts'

/** Records that the carrier bound the coverage. The policy then appears among the policies, under its reference. */
export const confirmBound: Handler<
  'POST /api/accounts/{accountId}/renewals/{cycleId}/binding/{quoteId}/confirmation'
> = async (context, { params, body: { reference, confirmedBy, version } }) =>
  context.write(async (tx) => {
    demand(context.account.holdsAllPermissions, bindingMessages.staffOnly)
    const step = await openStep(tx, context, params, { move: 'CONFIRM', version })
    const { reader, cycle, order, state } = step
    const policyId = await addBoundPolicy(tx, context, await policyOf(tx, order, order.terms, reference))
    await updateOrder(tx, order, {
      state,
      reference,
      confirmed_by: confirmedBy,
      bound_by: context.actor.userId,
      bound_at: context.platform.now(),
      policy_id: policyId,
    })
    await settleStage(tx, reader.account, cycle.id)
    await tx.record(
      await sealStep(tx, context, step, {
        kind: 'BOUND',
        what: 'Coverage bound',
        action: 'confirm',
        payload: { reference, confirmedBy, policyId, terms: order.terms },
        to: 'INSURED',
      }),
    )
    return shownStep(tx, step)
  })
