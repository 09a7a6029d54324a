import type { PriorCoverages } from '@portico/contract/areas/policies/coverages/coverage-sheet.shapes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { coveragesOf } from '../policy-detail.view.ts'
import { layerOf } from '../policy-list.view.ts'

interface Later {
  readonly policyType: string
  readonly carrier: string | null
  readonly effectiveDate: string
}

/** The latest earlier policy of the same line with coverages, of the same carrier if there are several; null if there is none. */
export async function priorPolicyView(tx: Tx, account: string, of: Later): Promise<PriorCoverages | null> {
  const row = await tx.db
    .selectFrom('policies')
    .selectAll()
    .where('account_code', '=', account)
    .where('policy_type', '=', of.policyType)
    .where('effective_date', '<', of.effectiveDate)
    .where(
      sql<boolean>`exists (select from policy_coverages
        where policy_coverages.account_code = policies.account_code and policy_id = policies.id)`,
    )
    .orderBy('effective_date', 'desc')
    .orderBy(sql`carrier is not distinct from ${of.carrier}`, 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  if (row === undefined) return null
  return {
    policyNumber: row.policy_number,
    carrier: row.carrier,
    effectiveDate: row.effective_date,
    expirationDate: row.expiration_date,
    coverages: await coveragesOf(tx, row),
    forms: row.forms,
    exclusions: row.exclusions,
    layer: layerOf(row),
  }
}
