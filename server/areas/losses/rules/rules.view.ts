import type { LossRunRule } from '@portico/contract/areas/losses/loss-run-rule.shapes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'

/** The deadlines that hold in a brokerage: its own and the platform's, by state and day. */
export async function rulesView(tx: Tx, brokerage: string): Promise<LossRunRule[]> {
  const { rows } = await sql<LossRunRule>`
    select id, case when brokerage_code is null then 'PLATFORM' else 'BROKERAGE' end as level, state, days, kind, source,
      from_on as "fromOn", version
    from loss_run_rules where brokerage_code is null or brokerage_code = ${brokerage}
    order by state = 'US', state, brokerage_code nulls last, from_on desc`.execute(tx.db)
  return rows
}
