import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { isId } from '../../../platform/ids.ts'

/** A policy's data for choosing what to renew. */
export interface PolicyToRenew {
  readonly id: string
  readonly line: string
  readonly isCanceled: boolean
}

/** The policies of an account that lines name, by id. */
export async function policiesToRenew(
  tx: Tx,
  account: string,
  lines: readonly { readonly policyId: string | null }[],
): Promise<ReadonlyMap<string, PolicyToRenew>> {
  const ids = lines.flatMap(({ policyId }) => (policyId !== null && isId(policyId) ? [policyId] : []))
  const { rows } = await sql<PolicyToRenew>`select id, policy_type as line, canceled_on is not null as "isCanceled"
    from policies where account_code = ${account} and id = any(${ids}::uuid[])`.execute(tx.db)
  return new Map(rows.map((row) => [row.id, row]))
}
