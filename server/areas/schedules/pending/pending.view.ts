import type { Cells } from '@portico/contract/areas/schedules/checks/rows.ts'
import { isScheduleType, type ScheduleType } from '@portico/contract/areas/schedules/schedule-types.ts'
import type { PendingRow } from '@portico/contract/areas/schedules/snapshots/review.shapes.ts'
import { nameOfRow } from '@portico/contract/areas/schedules/values/name-of-row.ts'
import { sql } from 'kysely'
import { readCursor, writeCursor } from '../../../platform/cursor.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { isId } from '../../../platform/ids.ts'
import { effectiveColumns } from '../columns/effective-columns.ts'

type FoundRow = Omit<PendingRow, 'name' | 'changedAt'> & { readonly cells: Cells; readonly changedAt: Date }

interface Page {
  /** The day, yyyy-mm-dd. */
  readonly today: string
  readonly cursor?: string | undefined
  readonly limit: number
}

const isTab = (value: string) => /^-?\d{1,9}$/.test(value)

/** Rows of all schedules that wait for the brokerage. Reads only rows with their own status or date. */
export async function pendingView(
  tx: Tx,
  account: string,
  { today, cursor, limit }: Page,
): Promise<{ rows: PendingRow[]; nextCursor: string | null }> {
  const place = readCursor(cursor, [isScheduleType, isTab, isId])
  const { rows } = await sql<FoundRow>`
    select schedule_type as "scheduleType", tab_id as "tabId", row_id as "rowId", version, cells,
      (select name from schedule_tabs tab where tab.account_code = found.account_code
        and tab.schedule_type = found.schedule_type and tab.tab_id = found.tab_id) as "tabName",
      case when cells ->> 'rowStatus' = 'PENDING' then 'PENDING' else 'FUTURE' end as reason,
      cells ->> 'effectiveFrom' as "effectiveFrom", changed_at as "changedAt",
      (select name from person_names where id = changed_by) as "changedByName"
    from schedule_rows found
    where account_code = ${account}
      and (cells ->> 'rowStatus' = 'PENDING' or cells ->> 'effectiveFrom' is not null)
      and (cells ->> 'rowStatus' = 'PENDING' or (cells ->> 'rowStatus' is distinct from 'REMOVED'
        and cells ->> 'effectiveFrom' ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' and cells ->> 'effectiveFrom' > ${today}
        and accepted_from is distinct from cells ->> 'effectiveFrom'))
      ${place === undefined ? sql`` : sql`and (schedule_type, tab_id, row_id) > (${place[0]}, ${place[1]}::integer, ${place[2]}::uuid)`}
    order by schedule_type, tab_id, row_id limit ${limit + 1}`.execute(tx.db)
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    rows: await named(tx, account, page),
    nextCursor: rows.length > limit && last ? writeCursor([last.scheduleType, String(last.tabId), last.rowId]) : null,
  }
}

async function named(tx: Tx, account: string, page: readonly FoundRow[]): Promise<PendingRow[]> {
  const columns = new Map<ScheduleType, Awaited<ReturnType<typeof effectiveColumns>>>()
  for (const type of new Set(page.map(({ scheduleType }) => scheduleType))) {
    // oxlint-disable-next-line no-await-in-loop -- one connection: statements of a transaction run in order
    columns.set(type, await effectiveColumns(tx, account, type))
  }
  return page.map(({ cells, changedAt, ...row }) => ({
    ...row,
    name: nameOfRow(cells, columns.get(row.scheduleType) ?? []),
    changedAt: changedAt.toISOString(),
  }))
}
