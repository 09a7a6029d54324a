import type { ScheduleType } from '@portico/contract/areas/schedules/schedule-types.ts'
import { noTab } from '@portico/contract/areas/schedules/schedule.shapes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { ExportedRow, ExportedTab } from './exported-rows.view.ts'

/** Where a snapshot's version of a row is: in itself, or in the last one before it that stored the row. */
export interface StoredState {
  readonly rowId: string
  readonly number: number
}

/** The number of the newest snapshot of a kind; undefined if none was taken. */
export async function newestSnapshot(
  tx: Tx,
  account: string,
  snapshotType: 'SUBMITTED' | 'BOUND',
): Promise<number | undefined> {
  const { rows } = await sql<{ number: number }>`select snapshot_number as number from schedule_snapshots
    where account_code = ${account} and snapshot_type = ${snapshotType}
    order by snapshot_number desc limit 1`.execute(tx.db)
  return rows[0]?.number
}

/** The tabs of a schedule with rows in a snapshot. A tab deleted since is named by its number. */
export async function snapshotTabsView(
  tx: Tx,
  account: string,
  { type, snapshot }: { readonly type: ScheduleType; readonly snapshot: number },
): Promise<ExportedTab[]> {
  const { rows } = await sql<Omit<ExportedTab, 'type' | 'snapshot'>>`select state.tab_id as "tabId",
      case when state.tab_id <> ${noTab} then coalesce(tab.name, 'Tab ' || state.tab_id) end as name,
      count(*)::int as rows
    from (select distinct on (tab_id, row_id) tab_id, cells is not null as stands from schedule_row_states
        where account_code = ${account} and schedule_type = ${type} and snapshot_number <= ${snapshot}
        order by tab_id desc, row_id desc, snapshot_number desc) state
      left join schedule_tabs tab on tab.account_code = ${account} and tab.schedule_type = ${type}
        and tab.tab_id = state.tab_id
    where stands group by state.tab_id, tab.name order by state.tab_id`.execute(tx.db)
  return rows.map((tab) => ({ type, ...tab, snapshot }))
}

/** Where the snapshot's version of each row is stored, in row order: only ids, so that all fit in memory. */
export async function storedStatesView(
  tx: Tx,
  account: string,
  { type, tabId, snapshot }: Pick<ExportedTab, 'type' | 'tabId'> & { readonly snapshot: number },
): Promise<StoredState[]> {
  const { rows } = await sql<StoredState>`select row_id as "rowId", number from (
      select distinct on (row_id) row_id, snapshot_number as number, rank, cells is not null as stands
      from schedule_row_states
      where account_code = ${account} and schedule_type = ${type} and tab_id = ${tabId}
        and snapshot_number <= ${snapshot}
      order by row_id desc, snapshot_number desc) state
    where stands order by rank`.execute(tx.db)
  return rows
}

/**
 * Some rows as of a snapshot, in order. No row has version 0, so that an import compares each cell with the snapshot's
 * value.
 */
export async function snapshotRowsView(
  tx: Tx,
  account: string,
  { type, tabId }: Pick<ExportedTab, 'type' | 'tabId'>,
  states: readonly StoredState[],
): Promise<ExportedRow[]> {
  const { rows } = await sql<ExportedRow>`select row_id as "rowId", rank, 0 as version, cells, '[]'::jsonb as findings
    from schedule_row_states join unnest(${states.map(({ rowId }) => rowId)}::uuid[],
      ${states.map(({ number }) => number)}::integer[]) as state (id, number)
      on row_id = state.id and snapshot_number = state.number
    where account_code = ${account} and schedule_type = ${type} and tab_id = ${tabId} order by rank`.execute(tx.db)
  return rows
}
