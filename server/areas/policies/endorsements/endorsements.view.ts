import type { PolicyEndorsement } from '@portico/contract/areas/policies/endorsement.shapes.ts'
import type { Selectable } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import type { Tables } from '../../../tables/tables.generated.ts'

/** The endorsements of policies, the newest first, each with its policy. */
export const endorsementRows = (tx: Tx, account: string, policyIds: readonly string[]) =>
  policyIds.length === 0
    ? Promise.resolve([])
    : tx.db
        .selectFrom('policy_endorsements')
        .selectAll()
        .where('account_code', '=', account)
        .where('policy_id', 'in', policyIds)
        .orderBy('effective_date', 'desc')
        .orderBy('place', 'desc')
        .orderBy('number', 'desc')
        .execute()

/** An endorsement as people see it. */
export const shownEndorsement = (row: Selectable<Tables['policy_endorsements']>): PolicyEndorsement => ({
  id: row.id,
  number: row.number,
  effectiveDate: row.effective_date,
  description: row.description,
  premiumChange: row.premium_change_cents,
  version: row.version,
})
