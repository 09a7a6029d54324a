import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { tableOfLines } from '../../../platform/database/table-of-lines.ts'
import { rowsOfIds } from '../../../platform/ids.ts'
import type { Change, TabOf } from '../tabs/tab.store.ts'
import type { RowFinding } from './rows.view.ts'

/** Rows that were already parsed and checked. */
export interface ReadRows {
  readonly rows: readonly { readonly rowId: string; readonly findings: readonly RowFinding[] }[]
  /** Each row's cells as JSON on one line. */
  readonly cells: Buffer
}

/** Adds rows in one statement, with one line of history for all whose ids are in a row. */
export async function insertRows(
  tx: Tx,
  { account, type, tabId }: TabOf,
  { rows, cells }: ReadRows,
  { ranks, by, at }: Change & { readonly ranks: readonly string[] },
): Promise<void> {
  const ids = rows.map(({ rowId }) => rowId)
  const together = rowsOfIds(ids)
  const tab = sql`${account}::text, ${type}::text, ${tabId}::integer`
  await sql`with added as (
      insert into schedule_rows (account_code, schedule_type, tab_id, row_id, rank, cells, findings, changed_at, changed_by)
      select ${tab}, row_id::uuid, rank, cells::jsonb, findings::jsonb, ${at}::timestamptz, ${by}::uuid
      from rows from (
        ${tableOfLines(ids)}, ${tableOfLines(ranks)}, ${tableOfLines(cells)},
        ${tableOfLines(rows.map(({ findings }) => JSON.stringify(findings)))}
      ) as made (row_id, rank, cells, findings))
    insert into schedule_row_additions (
      account_code, schedule_type, tab_id, first_row_id, last_row_id, added_at, added_by)
    select ${tab}, first::uuid, last::uuid, ${at}::timestamptz, ${by}::uuid
    from unnest(${together.map(({ first }) => first)}::text[], ${together.map(({ last }) => last)}::text[])
      as together (first, last)`.execute(tx.db)
}

/** Updates the planner's row counts of schedules after many inserts, which it needs for good plans. */
export async function countRows(tx: Tx): Promise<void> {
  await sql`select count_schedule_rows()`.execute(tx.db)
}
