import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import type { TabOf } from '../tabs/tab.store.ts'

/** How often a check of a tab was requested since the last one; undefined if none is pending. */
export async function asksFor(tx: Tx, { account, type, tabId }: TabOf): Promise<number | undefined> {
  const { rows } = await sql<{ asks: number }>`select asks from schedule_checks_due
    where account_code = ${account} and schedule_type = ${type} and tab_id = ${tabId}`.execute(tx.db)
  return rows[0]?.asks
}
