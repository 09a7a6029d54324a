import type { Cells, CheckedRow } from '@portico/contract/areas/schedules/checks/rows.ts'
import type { ColumnDefinition } from '@portico/contract/areas/schedules/column.shapes.ts'
import { matchRows } from '@portico/contract/areas/schedules/snapshots/match-rows.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { TabOf } from '../tabs/tab.store.ts'
import { lastBound } from './snapshots.view.ts'
import { stateView } from './states.view.ts'

/** What rows of a tab were when the schedules were last bound, by row; undefined where they never were. */
export async function lastYearView(
  tx: Tx,
  tab: TabOf,
  columns: readonly ColumnDefinition[],
  rows: readonly CheckedRow[],
): Promise<ReadonlyMap<string, Cells> | undefined> {
  const number = await lastBound(tx, tab.account)
  if (number === undefined) return undefined
  const before = await stateView(tx, tab, number)
  const keyColumns = columns.filter(({ frozen }) => frozen).map(({ key }) => key)
  return new Map([...matchRows(before, rows, keyColumns)].map(([rowId, row]) => [rowId, row.cells]))
}
