import type { Platform } from '../../platform/platform.ts'
import type { WriteTx } from '../../platform/write.ts'
import { queueCoverageChange } from './coverage-queue.ts'
import { movePolicyRows } from './policy.store.ts'

/** Moves an account's policies to another account, in the transaction of another handler; returns their numbers. */
export async function movePolicies(
  tx: WriteTx,
  { from, into }: { readonly from: string; readonly into: string },
  platform: Platform,
): Promise<string[]> {
  const numbers = await movePolicyRows(tx, from, into)
  if (numbers.length > 0) await queueCoverageChange(tx, { account: { account: into }, platform })
  return numbers
}
