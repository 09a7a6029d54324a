import type { Tx } from '../../platform/database/database.ts'
import { forgetAccounts } from '../../platform/access/forget-accounts.ts'
import { changeAccount, leadOn, moveAccountRoles } from './accounts.store.ts'

interface Merged {
  readonly from: string
  readonly version: number
  readonly into: string
  readonly at: Date
}

/** Merges an account into another: moves its people, and redirects lookups. Returns false if it was saved since. */
export async function mergeAccount(tx: Tx, { from, version, into, at }: Merged): Promise<boolean> {
  await moveAccountRoles(tx, from, into)
  await leadOn(tx, from, into)
  await forgetAccounts(tx)
  const columns = { broker_status: 'INACTIVE', deleted_at: at, merged_into: into }
  return changeAccount(tx, from, version, { columns, team: [] })
}
