import type { Tx } from '../../../platform/database/database.ts'
import { countsMoved } from '../findings/finding-counts.ts'
import { lockTab } from '../tabs/lock-tab.ts'
import { countChanges, type Change, type TabOf } from '../tabs/tab.store.ts'
import { insertRows, type ReadRows } from './added-rows.store.ts'
import { ranksBetween } from './rank.ts'
import { lastRankOf } from './rows.view.ts'

/** Appends rows to a locked tab that were read and checked before. */
export async function addRows(tx: Tx, tab: TabOf, read: ReadRows, by: Change): Promise<void> {
  const { rows } = read
  await lockTab(tx, tab, by.at)
  await insertRows(tx, tab, read, { ...by, ranks: ranksBetween(await lastRankOf(tx, tab), null, rows.length) })
  const found = rows.flatMap(({ findings }) => findings)
  await countChanges(tx, tab, { rows: rows.length, findings: countsMoved([], found) }, by)
}
