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

/** The cells of an added or removed row may be stored without their empty other side. */
function cellsOf({ kind, cells }: KeptChange): Cells {
  if (Array.isArray(cells)) return cells
  return Object.entries(cells).map(([column, value]) =>
    kind === 'added' ? { column, before: null, now: value } : { column, before: value, now: null },
  )
}

const isNumber = (value: string) => /^\d{1,18}$/.test(value)

const nameOf = (user: string) => sql`(select name from person_names where id = ${sql.ref(user)}) as "changedByName"`

/** A page of a row's history, newest first. */
export async function rowHistoryView(
  tx: Tx,
  tab: TabOf,
  rowId: string,
  { cursor, limit }: Page,
): Promise<{ changes: RowChange[]; nextCursor: string | null }> {
  const place = readCursor(cursor, [isNumber])
  const { rows } = await sql<KeptChange>`
    select change_no::text as "changeId", kind, cells, changed_at as "changedAt", ${nameOf('changed_by')}
    from schedule_row_changes where ${ofRow(tab, rowId)}
      ${place === undefined ? sql`` : sql`and change_no < ${place[0]}::bigint`}
    order by change_no desc limit ${limit + 1}`.execute(tx.db)
  if (rows.length <= limit) rows.push(...(await comingOf(tx, tab, rowId)))
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

const ofTab = ({ account, type, tabId }: TabOf) =>
  sql`account_code = ${account} and schedule_type = ${type} and tab_id = ${tabId}`
const ofRow = (tab: TabOf, rowId: string) => sql`${ofTab(tab)} and row_id = ${rowId}::uuid`

interface Coming extends KeptChange {
  /** What it holds, or held when it was removed. */
  readonly cells: Readonly<Record<string, string>>
  /** What cells held that were changed in between. */
  readonly before: Readonly<Record<string, string | null>> | null
}

/** How a row was added in a batch: its first values exist only in its later history. */
async function comingOf(tx: Tx, tab: TabOf, rowId: string): Promise<KeptChange[]> {
  const { rows } = await sql<Coming>`
    with removal as (select change_no, cells from schedule_row_changes
      where ${ofRow(tab, rowId)} and kind <> 'changed' order by change_no limit 1)
    select '0' as "changeId", 'added' as kind, added_at as "changedAt", ${nameOf('added_by')},
      coalesce((select cells from removal), (select cells from schedule_rows where ${ofRow(tab, rowId)}), '{}') as cells,
      (select jsonb_object_agg(name, value) from (
        select distinct on (name) cell ->> 'column' as name, cell -> 'before' as value
        from schedule_row_changes, jsonb_array_elements(cells) cell
        where ${ofRow(tab, rowId)} and kind = 'changed'
          and not exists (select from removal where removal.change_no < schedule_row_changes.change_no)
        order by name, change_no) first_change) as before
    from (select * from schedule_row_additions where ${ofTab(tab)} and last_row_id >= ${rowId}::uuid
      order by last_row_id limit 1) together
    where first_row_id <= ${rowId}::uuid`.execute(tx.db)
  return rows.map(({ cells, before, ...coming }) => ({ ...coming, cells: withoutEmpty({ ...cells, ...before }) }))
}

const withoutEmpty = (cells: Readonly<Record<string, string | null>>) =>
  Object.fromEntries(Object.entries(cells).filter((cell): cell is [string, string] => cell[1] !== null))
