import { noTab } from '@portico/contract/areas/schedules/schedule.shapes.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { newId } from '../../../platform/ids.ts'
import { countsMoved } from '../findings/finding-counts.ts'
import { addTab, countChanges, ensureNoTab, type Change, type TabOf } from '../tabs/tab.store.ts'
import { ranksBetween } from './rank.ts'
import { RowRules } from './row-rules.ts'
import { saveRows } from './row.store.ts'

/**
 * Fills a schedule with rows in order, in a new tab if a name is given; returns the tab and the ids of its rows. Values
 * are parsed as if typed.
 */
export async function fillTab(
  tx: Tx,
  schedule: Omit<TabOf, 'tabId'> & { readonly name?: string },
  typed: readonly Readonly<Record<string, string>>[],
  by: Change,
): Promise<{ tab: TabOf; ids: string[] }> {
  const { account, type, name } = schedule
  const tab = { account, type, tabId: name === undefined ? noTab : await addTab(tx, { account, type, name }, by) }
  if (name === undefined) await ensureNoTab(tx, tab, by.at)
  const rules = await RowRules.of(tx, tab, by.at)
  await rules.lookUp(tx, typed)
  const ranks = ranksBetween(null, null, typed.length)
  const rows = typed.map((values, index) => {
    const read = Object.entries(values).map(([column, value]) => [column, rules.normalized(column, value)] as const)
    const cells = Object.fromEntries(read.filter((cell): cell is [string, string] => cell[1] !== null))
    return { rowId: newId(by.at), rank: ranks[index]!, version: 1, cells, findings: rules.findings(cells) }
  })
  await saveRows(tx, tab, rows, by)
  const found = rows.flatMap(({ findings }) => findings)
  await countChanges(tx, tab, { rows: rows.length, findings: countsMoved([], found) }, by)
  return { tab, ids: rows.map(({ rowId }) => rowId) }
}
