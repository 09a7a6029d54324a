import type { PolicyDetail } from '@portico/contract/areas/policies/policy.shapes.ts'
import type { AccountContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { notFound, stale } from '../../platform/error-response.ts'
import { todayOf } from '../../platform/dates/today.ts'
import { policyDetailView } from './policy-detail.view.ts'
import { updatePolicy } from './policy.store.ts'

interface Seen {
  readonly id: string
  /** The version that the change was made from. */
  readonly version: number
}

/** Returns the policy to change, locked; rejects an unknown one and a stale version. */
export async function policyToChange(tx: Tx, context: AccountContext, { id, version }: Seen): Promise<PolicyDetail> {
  const policy = await policyDetailView(tx, context.account.account, { id }, todayOf(context))
  if (policy === undefined) throw notFound()
  if (policy.version !== version) throw stale(policy)
  return policy
}

/** Saves columns of a policy based on the version seen; rejects the save if another was first. */
export async function savePolicy(
  tx: Tx,
  context: AccountContext,
  { id, version }: Seen,
  columns: Parameters<typeof updatePolicy>[3],
): Promise<void> {
  const { account } = context.account
  if (await updatePolicy(tx, account, { id, version }, columns)) return
  const current = await policyDetailView(tx, account, { id }, todayOf(context))
  throw current === undefined ? notFound() : stale(current)
}
