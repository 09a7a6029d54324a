import type { ClassificationTypes } from '@portico/contract/areas/schedules/classification.shapes.ts'
import type { ScheduleType } from '@portico/contract/areas/schedules/schedule-types.ts'
import type { ScheduleTab } from '@portico/contract/areas/schedules/schedule.shapes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import type { TabOf } from './tab.store.ts'

/** The named tabs of an account, in the order of their creation. */
export async function tabsView(tx: Tx, account: string): Promise<ScheduleTab[]> {
  const { rows } = await sql<{ tab_id: number; schedule_type: ScheduleType; name: string }>`
    select tab_id, schedule_type, name from schedule_tabs
    where account_code = ${account} and name is not null order by tab_id`.execute(tx.db)
  return rows.map((row) => ({ scheduleTabId: row.tab_id, scheduleType: row.schedule_type, tabName: row.name }))
}

/** How many rows a tab has; undefined if there is no such tab. */
export async function rowCountOf(tx: Tx, tab: TabOf): Promise<number | undefined> {
  const { rows } = await sql<{ row_count: number }>`select row_count from schedule_tabs
    where account_code = ${tab.account} and schedule_type = ${tab.type} and tab_id = ${tab.tabId}`.execute(tx.db)
  return rows[0]?.row_count
}

/** The owner whose tables alone look up a tab's class codes; undefined if there is no such tab. */
export async function classOwnersOf(tx: Tx, tab: TabOf): Promise<ClassificationTypes | undefined> {
  const { rows } = await sql<{ owners: ClassificationTypes }>`select class_owners as owners from schedule_tabs
    where account_code = ${tab.account} and schedule_type = ${tab.type} and tab_id = ${tab.tabId}`.execute(tx.db)
  return rows[0]?.owners
}

interface LockedTab {
  readonly name: string | null
  readonly rows: number
  readonly classOwners: ClassificationTypes
}

/**
 * A tab, locked until the transaction ends so that only one change of its rows runs at a time; undefined if it does not
 * exist.
 */
export async function lockedTab(tx: Tx, tab: TabOf): Promise<LockedTab | undefined> {
  const { rows } = await sql<LockedTab>`select name, row_count as rows, class_owners as "classOwners" from schedule_tabs
    where account_code = ${tab.account} and schedule_type = ${tab.type} and tab_id = ${tab.tabId}
    for update`.execute(tx.db)
  return rows[0]
}
