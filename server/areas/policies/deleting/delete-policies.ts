import { policyMessages } from '@portico/contract/areas/policies/policy.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { isId } from '../../../platform/ids.ts'
import { demand, unprocessable } from '../../../platform/error-response.ts'
import { todayOf } from '../../../platform/dates/today.ts'
import { change } from '../../events/events.public.ts'
import { hasClaims } from './claims-of-policies.read-model.ts'
import { queueCoverageChange } from '../coverage-queue.ts'
import { mayManagePolicies } from '../policy.access.ts'
import { deletePolicyRows } from '../policy.store.ts'
import { policyListView, shownPolicy } from '../policy-list.view.ts'

/** Deletes policies, all or none, and none with claims; the audit stores each of them. */
export const deletePolicies: Handler<'POST /api/accounts/{accountId}/policies/delete'> = async (context, { body }) =>
  context.write(async (tx) => {
    const { account } = context.account
    demand(mayManagePolicies(context.account), policyMessages.onlyStaff)
    const ids = [...new Set(body.ids.map((id) => id.toLowerCase()))]
    if (await hasClaims(tx, account, ids))
      throw unprocessable({ ids: policyMessages.hasClaims }, policyMessages.hasClaims)
    const deleted = ids.every(isId) ? await deletePolicyRows(tx, account, ids) : []
    if (deleted.length < ids.length)
      throw unprocessable({ ids: policyMessages.deleteUnknown }, policyMessages.deleteUnknown)
    await queueCoverageChange(tx, context)
    const today = todayOf(context)
    for (const [place, row] of deleted.entries()) {
      // oxlint-disable-next-line no-await-in-loop -- one connection: statements of a transaction run in order
      await tx.record({
        action: 'policy.delete',
        subject: { type: 'policy', id: row.id },
        before: shownPolicy(row, today),
        events: place === 0 ? [change(account, 'policies')] : [],
      })
    }
    return { status: 200, body: await policyListView(tx, account, today) }
  })
