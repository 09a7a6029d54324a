import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

/** The account that one was merged into; undefined if it was not. */
export async function mergedAccount(tx: Tx, code: string): Promise<{ code: string; brokerage: string } | undefined> {
  const { rows } = await sql<{ code: string; brokerage: string }>`
    select code, brokerage_code as brokerage from accounts where deleted_at is null
      and code = (select merged_into from accounts merged where merged.code = ${code})`.execute(tx.db)
  return rows[0]
}
