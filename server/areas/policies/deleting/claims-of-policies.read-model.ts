import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'

/** Whether claims were reported on some of these policies; drafts do not count. */
export async function hasClaims(tx: Tx, account: string, ids: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`select id from claims
    where account_code = ${account} and status <> 'DRAFT' and policy ->> 'id' = any(${[...ids]}::text[]) limit 1`.execute(
    tx.db,
  )
  return rows.length > 0
}
