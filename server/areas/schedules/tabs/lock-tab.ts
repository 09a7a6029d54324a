import { noTab } from '@portico/contract/areas/schedules/schedule.shapes.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { notFound } from '../../../platform/error-response.ts'
import { ensureNoTab, type TabOf } from './tab.store.ts'
import { lockedTab } from './tabs.view.ts'

/** Waits for other changes to the tab's rows. The tab for rows without one is created when first needed. */
export async function lockTab(
  tx: Tx,
  tab: TabOf,
  now: Date,
): Promise<NonNullable<Awaited<ReturnType<typeof lockedTab>>>> {
  const access = await lockedTab(tx, tab)
  if (access !== undefined) return access
  if (tab.tabId !== noTab) throw notFound()
  await ensureNoTab(tx, tab, now)
  return (await lockedTab(tx, tab))!
}
