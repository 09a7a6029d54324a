import { nameOfType } from '@portico/contract/areas/schedules/schedule-types.ts'
import { noTab } from '@portico/contract/areas/schedules/schedule.shapes.ts'
import type { JobRun } from '../../../platform/jobs/job-queue.ts'
import type { Platform } from '../../../platform/platform.ts'
import { write } from '../../../platform/write.ts'
import { change } from '../../events/events.public.ts'
import type { TabOf } from '../tabs/tab.store.ts'
import { checkQueue } from './ask-for-checks.ts'
import { checkTab, keepCheck, type TabCheck } from './check-tab.ts'
import { dropCheck, settleCheck } from './checks-due.store.ts'
import { asksFor } from './checks-due.view.ts'

/** Works on the checks of whole tabs, one after the other. */
export function checkSchedules(platform: Platform): void {
  platform.jobs.work<TabOf>(checkQueue, async (tab, run) => {
    try {
      await checkOnce(platform, tab, run)
    } catch (error) {
      if (run.isLast) await platform.database.write({ account: tab.account }, (tx) => dropCheck(tx, tab))
      throw error
    }
  })
}

async function checkOnce(platform: Platform, tab: TabOf, run: JobRun): Promise<void> {
  const { database, jobs } = platform
  const scope = { account: tab.account }
  const asks = await database.read(scope, (tx) => asksFor(tx, tab))
  if (asks === undefined) return
  const check = await checkTab((work) => database.read(scope, work), tab)
  // Open screens are notified of a check only if its result changed.
  if (check.isNews) await keep(platform, tab, check, run)
  await database.write(scope, async (tx) => {
    if (!(await settleCheck(tx, tab, asks)) && (await asksFor(tx, tab)) !== undefined)
      await jobs.enqueue(tx, checkQueue, tab)
  })
}

async function keep(platform: Platform, tab: TabOf, check: TabCheck, { id }: JobRun): Promise<void> {
  const { account, type, tabId } = tab
  const author = { userId: undefined, requestId: id, scope: { account }, idempotency: undefined }
  await write(platform, author, async (tx) => {
    await keepCheck(tx, tab, check)
    await tx.record({
      action: 'schedule.check',
      subject: { type: 'schedule', id: tabId === noTab ? type : `${type}/${tabId}` },
      after: { name: nameOfType(type), rows: check.rows.length },
      events: [change(account, 'schedules', `${type}/${tabId}`)],
    })
    return { status: 204 }
  })
}
