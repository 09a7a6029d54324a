import { lastYearColumns } from '@portico/contract/areas/schedules/checks/compared-columns.ts'
import type { Cells, CheckedRow } from '@portico/contract/areas/schedules/checks/rows.ts'
import type { ColumnDefinition } from '@portico/contract/areas/schedules/column.shapes.ts'
import { matchRows } from '@portico/contract/areas/schedules/snapshots/match-rows.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { cellsIn } from '../rows/rows.view.ts'
import type { TabOf } from '../tabs/tab.store.ts'
import { rowsInState } from './states.view.ts'

/** A tab's rows in the last bound snapshot, by row: the cells to compare with it. */
export async function lastYearView(
  tx: Tx,
  tab: TabOf,
  bound: number,
  { columns, rows }: { readonly columns: readonly ColumnDefinition[]; readonly rows: readonly CheckedRow[] },
): Promise<ReadonlyMap<string, Cells>> {
  const read = cellsIn(lastYearColumns(columns))
  const { rows: before } = await sql<CheckedRow>`select row_id as "rowId", ${read} as cells
    from (${rowsInState(tab, bound)}) state order by rank`.execute(tx.db)
  const keyColumns = columns.filter(({ frozen }) => frozen).map(({ key }) => key)
  return new Map([...matchRows(before, rows, keyColumns)].map(([rowId, row]) => [rowId, row.cells]))
}
