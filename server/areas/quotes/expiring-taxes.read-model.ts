import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

/** Taxes and fees in cents of policies that were bound here, as the policy states them, else as ordered. By policy. */
export async function taxesAndFeesOf(
  tx: Tx,
  account: string,
  policyIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ policyId: string; taxesAndFees: number }>`
    select policy_id as "policyId",
      (coalesce(policy_terms, terms) ->> 'taxesAndFees')::float8 as "taxesAndFees"
    from bind_orders
    where account_code = ${account} and policy_id = any(${policyIds}::uuid[])`.execute(tx.db)
  return new Map(rows.map(({ policyId, taxesAndFees }) => [policyId, taxesAndFees]))
}
