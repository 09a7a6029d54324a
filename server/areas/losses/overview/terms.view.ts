import type { LossRunTerm } from '@portico/contract/areas/losses/loss-run.shapes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'

/**
 * The account's terms that have started, newest first. A canceled policy's term and premium end with the cancellation.
 */
export async function termsView(tx: Tx, account: string, today: string): Promise<LossRunTerm[]> {
  const { rows } = await sql<LossRunTerm>`
    select id as "policyId", policy_number as "policyNumber", policy_type as line, coalesce(carrier, '') as carrier,
      effective_date as from, ends_on as to,
      round(premium_cents::numeric * (ends_on - effective_date) / greatest(expiration_date - effective_date, 1))::bigint
        as premium
    from (select *, greatest(least(expiration_date, canceled_on), effective_date) as ends_on from policies
      where account_code = ${account} and stage <> 'QUOTED' and effective_date <= ${today}) each
    order by effective_date desc, carrier, policy_type, policy_number, id`.execute(tx.db)
  return rows
}
