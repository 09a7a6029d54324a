import type { Cells } from '@portico/contract/areas/schedules/checks/rows.ts'
import { columnsOf } from '@portico/contract/areas/schedules/columns/schedule-columns.ts'
import type { Backdate } from '@portico/contract/areas/schedules/snapshots/review.shapes.ts'
import { nameOfRow } from '@portico/contract/areas/schedules/values/name-of-row.ts'
import { sql } from 'kysely'
import { readCursor, writeCursor } from '../../../platform/cursor.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { isId } from '../../../platform/ids.ts'

type FoundRow = Omit<Backdate, 'name' | 'changedAt'> & { readonly cells: Cells | null; readonly changedAt: Date }

/** Backdated changes, newest first: their ids start with the time. */
export async function backdatesView(
  tx: Tx,
  account: string,
  { cursor, limit }: { readonly cursor?: string | undefined; readonly limit: number },
): Promise<{ rows: Backdate[]; nextCursor: string | null }> {
  const place = readCursor(cursor, [isId])
  const { rows } = await sql<FoundRow>`
    select backdate_id as "backdateId", schedule_type as "scheduleType", tab_id as "tabId", row_id as "rowId", reason,
      effective_from as "effectiveFrom", changed_at as "changedAt",
      (select cells from schedule_rows found where found.account_code = dated.account_code
        and found.schedule_type = dated.schedule_type and found.tab_id = dated.tab_id
        and found.row_id = dated.row_id) as cells,
      (select name from person_names where id = changed_by) as "changedByName"
    from schedule_backdates dated
    where account_code = ${account} ${place === undefined ? sql`` : sql`and backdate_id < ${place[0]}::uuid`}
    order by backdate_id desc limit ${limit + 1}`.execute(tx.db)
  const page = rows.slice(0, limit)
  return {
    rows: page.map(({ cells, changedAt, ...row }) => ({
      ...row,
      name: cells === null ? 'Row deleted since' : nameOfRow(cells, columnsOf(row.scheduleType)),
      changedAt: changedAt.toISOString(),
    })),
    nextCursor: rows.length > limit ? writeCursor([page.at(-1)!.backdateId]) : null,
  }
}
