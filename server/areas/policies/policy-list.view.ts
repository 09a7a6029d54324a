import type { Policy } from '@portico/contract/areas/policies/policy.shapes.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { PolicyTables } from './policies.table.ts'

/** The most policies that one answer holds. */
const policyLimit = 200

/** Policies of an account, the newest terms first, each term by carrier and name. `today` is a plain date such as 2026-11-21. */
export async function policyListView(tx: Tx, account: string, today: string): Promise<Policy[]> {
  const rows = await tx.db
    .$extendTables<PolicyTables>()
    .selectFrom('policies')
    .selectAll()
    .where('account_code', '=', account)
    .orderBy('effective_date', 'desc')
    .orderBy('carrier')
    .orderBy('name')
    .orderBy('id')
    .limit(policyLimit)
    .execute()
  return rows.map((row) => ({
    id: row.is_external ? null : row.id,
    policyNumber: row.policy_number,
    effectiveDate: row.effective_date,
    expirationDate: row.expiration_date,
    status: row.canceled_on !== null ? 'CANCELED' : row.expiration_date < today ? 'EXPIRED' : 'ACTIVE',
    carrier: row.carrier,
    name: row.name,
    policyType: row.policy_type,
  }))
}
