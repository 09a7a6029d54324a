import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import type { TabOf } from '../tabs/tab.store.ts'
import type { KeptRow } from './rows.view.ts'

/** What a row comes to when it is read and judged anew. */
export type JudgedRow = Pick<KeptRow, 'rowId' | 'cells' | 'findings'>

/**
 * Keeps rows that were judged anew, in one statement. Nobody has edited them: who changed them last stays, and the
 * version moves on only where a cell is written in another way.
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
