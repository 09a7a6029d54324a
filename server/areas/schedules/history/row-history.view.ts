import type { RowChange } from '@portico/contract/areas/schedules/snapshots/review.shapes.ts'
import { sql } from 'kysely'
import { readCursor, writeCursor } from '../../../platform/cursor.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { TabOf } from '../tabs/tab.store.ts'

interface Page {
  readonly cursor?: string | undefined
  readonly limit: number
}

type Cells = RowChange['cells']

interface KeptChange extends Omit<RowChange, 'changedAt' | 'cells'> {
  readonly changedAt: Date
  readonly cells: Cells | Readonly<Record<string, string>>
}

/** The cells of a row that came or went may be kept without their other side, which was empty. */
function cellsOf({ kind, cells }: KeptChange): Cells {
  if (Array.isArray(cells)) return cells
  return Object.entries(cells).map(([column, value]) =>
    kind === 'added' ? { column, before: null, now: value } : { column, before: value, now: null },
  )
}

const isNumber = (value: string) => /^\d{1,18}$/.test(value)

/** A page of what became of a row, the newest first. */
export async function rowHistoryView(
  tx: Tx,
  { account, type, tabId }: TabOf,
  rowId: string,
  { cursor, limit }: Page,
): Promise<{ changes: RowChange[]; nextCursor: string | null }> {
  const place = readCursor(cursor, [isNumber])
  const { rows } = await sql<KeptChange>`
    select change_no::text as "changeId", kind, cells, changed_at as "changedAt",
      (select concat_ws(' ', first_name, last_name) from users where id = changed_by) as "changedByName"
    from schedule_row_changes
    where account_code = ${account} and schedule_type = ${type} and tab_id = ${tabId} and row_id = ${rowId}::uuid
      ${place === undefined ? sql`` : sql`and change_no < ${place[0]}::bigint`}
    order by change_no desc limit ${limit + 1}`.execute(tx.db)
  const page = rows.slice(0, limit)
  return {
    changes: page.map((change) => ({
      ...change,
      cells: cellsOf(change),
      changedAt: change.changedAt.toISOString(),
    })),
    nextCursor: rows.length > limit ? writeCursor([page.at(-1)!.changeId]) : null,
  }
}
