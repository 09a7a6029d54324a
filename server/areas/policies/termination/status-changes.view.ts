import type { StatusChange } from '@portico/contract/areas/policies/termination/termination.shapes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'

interface Row extends Omit<StatusChange, 'recordedAt'> {
  readonly recordedAt: Date
}

/** Cancellations, non-renewals, and reinstatements of a policy, the newest first. */
export async function statusChangesView(tx: Tx, account: string, policyId: string): Promise<StatusChange[]> {
  const { rows } = await sql<Row>`select kind, effective_on as "effectiveOn", requested_by as "requestedBy", method,
      minimum_earned as "minimumEarned", return_premium_cents as "returnPremium", return_taxes_cents as "returnTaxes",
      return_fees_cents as "returnFees", carrier_return_cents as "carrierReturn", reason, person.name as "recordedBy",
      recorded_at as "recordedAt"
    from policy_status_changes left join person_names person on person.id = recorded_by
    where account_code = ${account} and policy_id = ${policyId} order by place desc`.execute(tx.db)
  return rows.map((row) => ({ ...row, recordedAt: row.recordedAt.toISOString() }))
}
