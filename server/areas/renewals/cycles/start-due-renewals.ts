import type { Platform } from '../../../platform/platform.ts'
import { portalDay } from '../../../platform/dates/today.ts'
import { write } from '../../../platform/write.ts'
import { beginCycle } from './begin-cycle.ts'
import { batchSize, type DueRenewal, dueRenewals } from './due-renewals.view.ts'

const queue = 'renewal-kickoff'

/** The most renewals that one run starts; the next day continues. */
const mostOfRun = 10 * batchSize

/** Every morning: starts the renewals whose time has come. */
export function startRenewals(platform: Platform): void {
  platform.jobs.work(queue, (_, { id }) => startDueRenewals(platform, id))
  platform.jobs.schedule(queue, '20 10 * * *')
}

/** Starts the renewal of every account whose next term starts within 120 days, once per term. */
export async function startDueRenewals(platform: Platform, jobId: string): Promise<void> {
  let after = ''
  for (let started = 0; started < mostOfRun; started += batchSize) {
    // oxlint-disable-next-line no-await-in-loop -- each batch goes on where the last one ended
    const due = await platform.database.read('system', (tx) => dueRenewals(tx, portalDay(platform), after))
    for (const each of due) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, so that no other work waits long
      await startDue(platform, each, jobId)
    }
    if (due.length < batchSize) return
    after = due.at(-1)!.account
  }
}

/** Of two servers that try at once, one starts it. */
async function startDue(platform: Platform, { account, effectiveOn }: DueRenewal, jobId: string): Promise<void> {
  const author = { userId: undefined, requestId: jobId, scope: { account }, idempotency: undefined }
  await write(platform, author, async (tx) => {
    const entry = await beginCycle(tx, platform, { account, effectiveOn, startedBy: null })
    const dropped = { action: 'renewal.start-drop', subject: { type: 'account', id: account }, after: { effectiveOn } }
    await tx.record(entry ?? dropped)
    return { status: 204 }
  })
}
