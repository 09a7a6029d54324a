import type { CheckedRow } from '@portico/contract/areas/schedules/checks/rows.ts'
import { type RawBuilder, sql } from 'kysely'
import type { TabOf } from '../tabs/tab.store.ts'

/** A state of a tab: current, or in the snapshot with a number. */
export type StateOf = 'CURRENT' | number

interface StateRow {
  readonly row_id: string
  readonly rank: string
  readonly cells: CheckedRow['cells']
  readonly changed_at: Date
  readonly changed_by: string | null
}

/**
 * A query for a tab's rows in a state. A snapshot's version of a row is the one stored with it, or else the last one
 * before.
 */
export const rowsInState = ({ account, type, tabId }: TabOf, state: StateOf): RawBuilder<StateRow> =>
  state === 'CURRENT'
    ? sql<StateRow>`select row_id, rank, cells, changed_at, changed_by from schedule_rows
        where account_code = ${account} and schedule_type = ${type} and tab_id = ${tabId}`
    : sql<StateRow>`select row_id, rank, cells, changed_at, changed_by from (
        select distinct on (row_id) row_id, rank, cells, changed_at, changed_by from schedule_row_states
        where account_code = ${account} and schedule_type = ${type} and tab_id = ${tabId}
          and snapshot_number <= ${state}
        order by row_id desc, snapshot_number desc) kept where cells is not null`
