import type { ColumnDefinition } from '@portico/contract/areas/schedules/column.shapes.ts'
import type { CheckedRow } from '@portico/contract/areas/schedules/checks/rows.ts'
import { differencesOf, type RowDifference } from '@portico/contract/areas/schedules/differences.ts'
import type { DifferencePage, ListedDifference } from '@portico/contract/areas/schedules/snapshots/review.shapes.ts'
import { nameOfRow } from '@portico/contract/areas/schedules/values/name-of-row.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import type { TabOf } from '../tabs/tab.store.ts'
import { rowsInState, type StateOf } from './states.view.ts'

interface Compared {
  readonly tab: TabOf
  readonly from: StateOf
  readonly to: StateOf
  readonly columns: readonly ColumnDefinition[]
}

interface Side {
  readonly rank: string
  readonly cells: CheckedRow['cells']
}

interface UnlikeRow {
  readonly rowId: string
  readonly before: Side | null
  readonly now: Side | null
  readonly changedAt: Date | null
  readonly changedByName: string | null
}

/** What differs between two states, in full. Rows that are the same in both are never read. */
export async function differencesView(tx: Tx, compared: Compared): Promise<ListedDifference[]> {
  const { tab, from, to, columns } = compared
  const { rows } = await sql<UnlikeRow>`select row_id as "rowId",
      case when before.rank is null then null else jsonb_build_object('rank', before.rank, 'cells', before.cells) end as before,
      case when now.rank is null then null else jsonb_build_object('rank', now.rank, 'cells', now.cells) end as now,
      now.changed_at as "changedAt",
      (select name from person_names where id = now.changed_by) as "changedByName"
    from (${rowsInState(tab, from)}) before full join (${rowsInState(tab, to)}) now using (row_id)
    where before.cells is distinct from now.cells`.execute(tx.db)
  const sideOf = (side: 'before' | 'now') =>
    rows
      .flatMap((row) => (row[side] === null ? [] : [{ rowId: row.rowId, ...row[side] }]))
      .toSorted((first, second) => (first.rank < second.rank ? -1 : 1))
  const before = sideOf('before')
  const now = sideOf('now')
  const keyColumns = columns.filter(({ frozen }) => frozen).map(({ key }) => key)
  const rowOf = new Map(rows.map((row) => [row.rowId, row]))
  const differences = differencesOf(before, now, keyColumns)
  return differences.map((difference) => listed(difference, rowOf.get(difference.rowId)!, columns))
}

function listed({ rowId, kind, cells }: RowDifference, row: UnlikeRow, columns: readonly ColumnDefinition[]) {
  const order = new Map(columns.map(({ key }, index) => [key, index]))
  const shown = cells
    .filter(({ column }) => order.has(column))
    .toSorted((first, second) => order.get(first.column)! - order.get(second.column)!)
  return {
    rowId,
    kind,
    name: nameOfRow((row.now ?? row.before)?.cells ?? {}, columns),
    cells: shown,
    changedAt: row.changedAt?.toISOString() ?? null,
    changedByName: row.changedByName,
  }
}

/** Rows of both states, and the sums of their totalled columns. Rows that were removed do not count. */
export async function totalsView(tx: Tx, compared: Compared): Promise<Pick<DifferencePage, 'totals'> & RowCounts> {
  const keys = compared.columns.filter(({ totalled }) => totalled).map(({ key }) => key)
  const before = await sumsOf(tx, compared.tab, compared.from, keys)
  const now = await sumsOf(tx, compared.tab, compared.to, keys)
  return {
    totals: keys.map((column) => ({ column, before: before.sums.get(column) ?? 0, now: now.sums.get(column) ?? 0 })),
    rowsBefore: before.count,
    rowsNow: now.count,
  }
}

interface RowCounts {
  readonly rowsBefore: number
  readonly rowsNow: number
}

async function sumsOf(tx: Tx, tab: TabOf, state: StateOf, keys: readonly string[]) {
  const { rows: counted } = await sql<{ count: number }>`select count(*)::int as count
    from (${rowsInState(tab, state)}) state where cells ->> 'rowStatus' is distinct from 'REMOVED'`.execute(tx.db)
  const { rows } = await sql<{ key: string; sum: number }>`select key,
      sum(case when value ~ '^-?[0-9]{1,20}([.][0-9]+)?$' then value::numeric else 0 end)::float8 as sum
    from (${rowsInState(tab, state)}) state, jsonb_each_text(cells)
    where key = any(${[...keys]}::text[]) and cells ->> 'rowStatus' is distinct from 'REMOVED' group by key`.execute(
    tx.db,
  )
  return { count: counted[0]!.count, sums: new Map(rows.map(({ key, sum }) => [key, sum])) }
}

/** Who removed rows of a tab last and when, by row. */
export async function removalsView(
  tx: Tx,
  { account, type, tabId }: TabOf,
  ids: readonly string[],
  until: Date | null,
) {
  const { rows } = await sql<{ rowId: string; at: Date; name: string | null }>`
    select distinct on (row_id) row_id as "rowId", changed_at as at,
      (select name from person_names where id = changed_by) as name
    from schedule_row_changes
    where account_code = ${account} and schedule_type = ${type} and tab_id = ${tabId} and kind = 'removed'
      and row_id = any(${[...ids]}::uuid[]) and (${until}::timestamptz is null or changed_at <= ${until}::timestamptz)
    order by row_id, change_no desc`.execute(tx.db)
  return new Map(rows.map(({ rowId, at, name }) => [rowId, { changedAt: at.toISOString(), changedByName: name }]))
}
