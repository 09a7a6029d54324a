import type { PolicyDetail } from '@portico/contract/areas/policies/policy.shapes.ts'
import {
  type TerminationAction,
  terminationDateError,
  terminationError,
} from '@portico/contract/areas/policies/termination/termination.rules.ts'
import type { AccountContext } from '../../../platform/context.ts'
import { insertRow, type NewRow } from '../../../platform/database/rows.ts'
import { unprocessable } from '../../../platform/error-response.ts'
import { todayOf } from '../../../platform/dates/today.ts'
import type { WriteTx } from '../../../platform/write.ts'
import { queueCoverageChange } from '../coverage-queue.ts'
import type { updatePolicy } from '../policy.store.ts'
import { policyDetailView } from '../policy-detail.view.ts'
import { policyToChange, savePolicy } from '../policy-to-change.ts'

interface Asked {
  readonly id: string
  readonly version: number
  readonly effectiveOn: string
}

/** Returns the policy of an action; rejects an action its status does not allow and a date outside its term. */
export async function policyToEnd(
  tx: WriteTx,
  context: AccountContext,
  { id, version, effectiveOn }: Asked,
  action: TerminationAction,
): Promise<PolicyDetail> {
  const policy = await policyToChange(tx, context, { id, version })
  const error = terminationError(policy, action)
  if (error !== null) throw unprocessable({ status: error }, error)
  const dateError = terminationDateError(policy, action, effectiveOn)
  if (dateError !== null) throw unprocessable({ effectiveOn: dateError })
  return policy
}

type Change = Omit<
  NewRow<'policy_status_changes'>,
  'account_code' | 'policy_id' | 'place' | 'recorded_by' | 'recorded_at'
>

interface Ended {
  readonly columns: Parameters<typeof updatePolicy>[3]
  readonly change: Change
}

/** Saves an action with its entry in the policy's history; returns the updated policy. */
export async function saveStatusChange(
  tx: WriteTx,
  context: AccountContext,
  before: PolicyDetail,
  { columns, change }: Ended,
): Promise<PolicyDetail> {
  const { account } = context.account
  const id = before.id!
  await savePolicy(tx, context, { id, version: before.version }, columns)
  await insertRow(tx, 'policy_status_changes', {
    ...change,
    account_code: account,
    policy_id: id,
    place: before.statusChanges.length,
    recorded_by: context.actor.userId,
    recorded_at: context.platform.now(),
  })
  await queueCoverageChange(tx, context)
  return (await policyDetailView(tx, account, { id }, todayOf(context)))!
}
