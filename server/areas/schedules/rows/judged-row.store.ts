import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import type { TabOf } from '../tabs/tab.store.ts'
import type { StoredRow } from './rows.view.ts'

/** The result of reading and checking a row again. */
export type JudgedRow = Pick<StoredRow, 'rowId' | 'cells' | 'findings'>

/**
 * Saves rows that were checked again, in one statement. No one has edited them: the last editor stays, and the version
 * increases only if a cell is written differently.
 */
export async function saveJudged(tx: Tx, tab: TabOf, rows: readonly JudgedRow[], at: Date): Promise<void> {
  const judged = sql<{ rowId: string; cells: string; findings: string }>`jsonb_to_recordset(
    ${JSON.stringify(rows)}::jsonb)`.as<'judged'>(sql`judged ("rowId" uuid, cells jsonb, findings jsonb)`)
  await tx.db
    .updateTable('schedule_rows')
    .from(judged)
    .set({
      version: sql`schedule_rows.version + (schedule_rows.cells <> judged.cells)::int`,
      cells: sql`judged.cells`,
      findings: sql`judged.findings`,
      checked_at: at,
    })
    .where('account_code', '=', tab.account)
    .where('schedule_type', '=', tab.type)
    .where('tab_id', '=', tab.tabId)
    .whereRef('row_id', '=', 'judged.rowId')
    .execute()
}
