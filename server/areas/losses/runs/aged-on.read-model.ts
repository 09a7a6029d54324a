import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'

/** The day on which the age of loss runs counts: the effective date of the soonest renewal under way, else today. */
export async function agedOnView(tx: Tx, account: string, today: string): Promise<string> {
  const { rows } = await sql<{ agedOn: string }>`
    select coalesce(min(effective_on), ${today}::date) as "agedOn" from renewal_cycles
    where account_code = ${account} and is_current and stage not in ('BOUND', 'CLOSED')
      and effective_on >= ${today}::date`.execute(tx.db)
  return rows[0]!.agedOn
}
