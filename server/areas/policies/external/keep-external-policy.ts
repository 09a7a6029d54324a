import { policyMessages } from '@portico/contract/areas/policies/policy.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { updateRow } from '../../../platform/database/rows.ts'
import { demand, notFound } from '../../../platform/error-response.ts'
import { todayOf } from '../../../platform/dates/today.ts'
import { change } from '../../events/events.public.ts'
import { addLineOfPolicy } from '../terms/add-line-of-policy.ts'
import { mayManagePolicies } from '../policy.access.ts'
import { externalPolicyId, policyDetailView } from '../policy-detail.view.ts'

/** Imports a policy that only the agency management system had: it gets an id, and is changed here from now on. */
export const keepExternalPolicy: Handler<'POST /api/accounts/{accountId}/policies/external/keep'> = async (
  context,
  { body },
) =>
  context.write(async (tx) => {
    const { account } = context.account
    demand(mayManagePolicies(context.account), policyMessages.onlyStaff)
    const id = await externalPolicyId(tx, account, body)
    if (id === undefined) throw notFound()
    const today = todayOf(context)
    const before = await policyDetailView(tx, account, body, today)
    await updateRow(tx, 'policies', { account_code: account, id }, { is_external: false })
    const after = (await policyDetailView(tx, account, { id }, today))!
    await addLineOfPolicy(tx, context, after)
    await tx.record({
      action: 'policy.keep',
      subject: { type: 'policy', id },
      before,
      after,
      events: [change(account, 'policies')],
    })
    return { status: 200, body: after }
  })
