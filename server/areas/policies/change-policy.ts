import { policyMessages } from '@portico/contract/areas/policies/policy.messages.ts'
import type { PolicyDetail, PolicyFields } from '@portico/contract/areas/policies/policy.shapes.ts'
import type { Handler } from '../../platform/context.ts'
import { demand } from '../../platform/error-response.ts'
import { todayOf } from '../../platform/dates/today.ts'
import { change } from '../events/events.public.ts'
import { queueCoverageChange } from './coverage-queue.ts'
import { columnsOf } from './create-policy.ts'
import { addLineOfPolicy } from './terms/add-line-of-policy.ts'
import { demandFreeTerm } from './terms/demand-free-term.ts'
import { mayManagePolicies } from './policy.access.ts'
import { policyDetailView } from './policy-detail.view.ts'
import { policyToChange, savePolicy } from './policy-to-change.ts'

/** Changes a policy. Policies that only the agency management system has are changed there. */
export const changePolicy: Handler<'PUT /api/accounts/{accountId}/policies/{policyId}'> = async (
  context,
  { params, body },
) =>
  context.write(async (tx) => {
    const { account } = context.account
    demand(mayManagePolicies(context.account), policyMessages.onlyStaff)
    const before = await policyToChange(tx, context, { id: params.policyId, version: body.version })
    const id = before.id!
    if (isElsewhere(before, body)) await demandFreeTerm(tx, account, coverOf(before, body), id)
    await savePolicy(tx, context, { id, version: body.version }, columnsOf(body))
    await addLineOfPolicy(tx, context, body)
    await queueCoverageChange(tx, context)
    const after = (await policyDetailView(tx, account, { id }, todayOf(context)))!
    await tx.record({
      action: 'policy.update',
      subject: { type: 'policy', id },
      before,
      after,
      events: [change(account, 'policies')],
    })
    return { status: 200, body: after }
  })

/** Whether a policy's new key may already be taken. */
const isElsewhere = (before: PolicyDetail, after: PolicyFields): boolean =>
  (['policyNumber', 'policyType', 'effectiveDate', 'expirationDate'] as const).some((key) => before[key] !== after[key])

/** The policy term, ending on the cancellation date if there is one. */
function coverOf({ canceledOn }: PolicyDetail, fields: PolicyFields): PolicyFields {
  return canceledOn !== null && canceledOn < fields.expirationDate ? { ...fields, expirationDate: canceledOn } : fields
}
