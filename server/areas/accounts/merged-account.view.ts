import { sql } from 'kysely'
import type { KnownAccount } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/database/database.ts'

/** The account that one was merged into; undefined if it was not. */
export async function mergedAccount(tx: Tx, code: string): Promise<KnownAccount | undefined> {
  const { rows } = await sql<KnownAccount>`
    select code, head.brokerage_code as brokerage, time_zone as "timeZone"
    from accounts join account_heads head using (code)
    where deleted_at is null and code = (select merged_into from accounts where code = ${code})`.execute(tx.db)
  return rows[0]
}
