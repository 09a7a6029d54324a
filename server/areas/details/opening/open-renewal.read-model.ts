import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'

/** Whether an account has a renewal that is neither bound nor closed. */
export async function hasOpenRenewal(tx: Tx, account: string): Promise<boolean> {
  const { rows } = await sql`select from renewal_cycles where account_code = ${account} and is_current
    and stage not in ('BOUND', 'CLOSED') limit 1`.execute(tx.db)
  return rows.length > 0
}
