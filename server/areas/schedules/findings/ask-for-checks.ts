import { hasJointRules } from '@portico/contract/areas/schedules/checks/check-schedule.ts'
import { columnsRead, schedulesThatRead } from '@portico/contract/areas/schedules/checks/schedules-read.ts'
import type { ScheduleType } from '@portico/contract/areas/schedules/schedule-types.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Outcome } from '../rows/apply-edits.ts'
import { wasEverStored } from '../snapshots/snapshots.view.ts'
import type { TabOf } from '../tabs/tab.store.ts'
import { checkNow } from './check-tab.ts'
import { askForCheck } from './checks-due.store.ts'
import { rowsToCheck, tabsWithRows } from './tab-check.read-model.ts'

/** The queue of checks of whole tabs. */
export const checkQueue = 'schedule-checks'

/** A tab is checked within the save if it has at most this many rows; longer ones afterwards. */
const rowsAtOnce = 500

/** Requests checks of tabs after the transaction. One check serves any number of requests. */
export async function askForChecks(tx: Tx, { jobs }: Pick<Platform, 'jobs'>, tabs: readonly TabOf[]): Promise<void> {
  // In a fixed order, so that two saves that request the same checks wait for each other instead of deadlocking.
  for (const tab of tabs.toSorted((first, second) => (placeOf(first) < placeOf(second) ? -1 : 1))) {
    // oxlint-disable-next-line no-await-in-loop -- one connection: statements of a transaction run in order
    if ((await askForCheck(tx, tab)) === 1) await jobs.enqueue(tx, checkQueue, tab)
  }
}

const placeOf = ({ type, tabId }: TabOf) => `${type}/${tabId}`

/** Checks a tab whose rows were just changed, and has those checked that read what was changed. */
export async function checkAfterEdits(
  tx: Tx,
  platform: Pick<Platform, 'jobs'>,
  tab: TabOf,
  outcome: Pick<Outcome, 'inserted' | 'changed' | 'deleted'>,
): Promise<void> {
  const { account, type } = tab
  const [isChecked, rows] = await Promise.all([hasJointRules(type) || wasEverStored(tx, tab), rowsToCheck(tx, tab)])
  const isLong = isChecked && rows > rowsAtOnce
  if (isChecked && !isLong) await checkNow(tx, tab)
  const readers = isReadElsewhere(tab, outcome) ? schedulesThatRead(type) : []
  const others = readers.length === 0 ? [] : await tabsWithRows(tx, account, readers)
  await askForChecks(tx, platform, isLong ? [tab, ...others] : others)
}

/** Has a tab checked after the transaction, and those that read it: when many of its rows were changed. */
export async function checkLater(tx: Tx, platform: Pick<Platform, 'jobs'>, tab: TabOf): Promise<void> {
  const readers = schedulesThatRead(tab.type)
  const others = readers.length === 0 ? [] : await tabsWithRows(tx, tab.account, readers)
  await askForChecks(tx, platform, [tab, ...others])
}

/** Has all tabs of some schedules checked after the transaction: when something else that their rules read was changed. */
export async function checkAgain(
  tx: Tx,
  platform: Pick<Platform, 'jobs'>,
  account: string,
  types: readonly ScheduleType[],
): Promise<void> {
  await askForChecks(tx, platform, await tabsWithRows(tx, account, types))
}

/** Whether something was changed by which other schedules point to rows of this one. */
function isReadElsewhere(
  { type }: TabOf,
  { inserted, changed, deleted }: Pick<Outcome, 'inserted' | 'changed' | 'deleted'>,
) {
  const read = columnsRead[type]
  if (read === undefined) return false
  if (inserted.length > 0 || deleted.length > 0) return true
  const columns = [...read, 'rowStatus']
  return changed.some(({ before, after }) => columns.some((column) => before.cells[column] !== after.cells[column]))
}
