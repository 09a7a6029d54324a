import { rowPageLimit, type ScheduleChanges } from '@portico/contract/areas/schedules/schedule.shapes.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { type StoredRow, shownFindings, shownRow } from '../rows/rows.view.ts'
import type { TabOf } from '../tabs/tab.store.ts'

interface ChangedRow extends StoredRow {
  readonly changedByName: string | null
}

const changedByName = sql`(select name from person_names where id = changed_by) as "changedByName"`

/** Exported for the test that it reads only changed rows, however long the tab. */
export const changedRowsStatement = ({ account, type, tabId }: TabOf, since: Date): RawBuilder<ChangedRow> =>
  sql<ChangedRow>`select row_id as "rowId", rank, version, cells, findings || joint_findings as findings,
      ${changedByName}
    from schedule_rows
    where account_code = ${account} and schedule_type = ${type} and tab_id = ${tabId}
      and greatest(changed_at, checked_at) >= ${since}
    order by rank limit ${rowPageLimit + 1}`

/**
 * The rows of a tab that were changed or checked since a time, and who changed them last; none if they are too many for
 * one response.
 */
export async function changedRowsView(
  tx: Tx,
  tab: TabOf,
  since: Date,
): Promise<Pick<ScheduleChanges, 'rows' | 'findings' | 'tooMany'>> {
  const { rows } = await changedRowsStatement(tab, since).execute(tx.db)
  if (rows.length > rowPageLimit) return { rows: [], findings: [], tooMany: true }
  return {
    rows: rows.map((row) => ({ ...shownRow(row), changedByName: row.changedByName })),
    findings: rows.flatMap(shownFindings),
    tooMany: false,
  }
}

/** Who changed some rows last, by row id. */
export async function changersOf(
  tx: Tx,
  { account, type, tabId }: TabOf,
  rowIds: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  const { rows } = await sql<Pick<ChangedRow, 'rowId' | 'changedByName'>>`select row_id as "rowId", ${changedByName}
    from schedule_rows
    where account_code = ${account} and schedule_type = ${type} and tab_id = ${tabId}
      and row_id = any(${rowIds}::uuid[])`.execute(tx.db)
  return new Map(rows.map((row) => [row.rowId, row.changedByName]))
}
