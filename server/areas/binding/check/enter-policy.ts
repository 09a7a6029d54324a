import { bindingMessages } from '@portico/contract/areas/binding/binding.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand } from '../../../platform/error-response.ts'
import { issuePolicy } from '../../policies/policies.public.ts'
import { openStep, sealStep, shownStep } from '../bind-step.ts'
import { updateOrder } from '../binding.store.ts'
import { policyOf } from '../policy-of.view.ts'

/** Stores what the policy says, compares it with quote and binder, and updates the account's policy. */
export const enterPolicy: Handler<'PUT /api/accounts/{accountId}/renewals/{cycleId}/binding/{quoteId}/policy'> = async (
  context,
  { params, body: { policyNumber, terms, version } },
) =>
  context.write(async (tx) => {
    demand(context.account.holdsAllPermissions, bindingMessages.staffOnly)
    const step = await openStep(tx, context, params, { move: 'RECEIVE_POLICY', version })
    const { order, state } = step
    await issuePolicy(tx, context, order.policy_id!, await policyOf(tx, order, terms, policyNumber))
    await updateOrder(tx, order, { state, policy_terms: JSON.stringify(terms) })
    await tx.record(
      await sealStep(tx, context, step, {
        kind: 'ISSUED',
        what: `Policy ${policyNumber} entered`,
        action: 'policy',
        payload: { policyNumber, terms },
        to: null,
      }),
    )
    return shownStep(tx, step)
  })
