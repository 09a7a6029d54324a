import { stepsToRemind } from '@portico/contract/areas/renewals/critical-path.ts'
import { renewalMessages } from '@portico/contract/areas/renewals/renewal.messages.ts'
import { isOver } from '@portico/contract/areas/renewals/renewal-stages.ts'
import { americanDay } from '@portico/contract/kit/zone.rules.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { portalDay } from '../../../platform/dates/today.ts'
import { write } from '../../../platform/write.ts'
import { holdCycle } from '../cycles/cycle.store.ts'
import { cycleView } from '../cycles/cycle.view.ts'
import { lastNudges, type Member } from '../sections/people.view.ts'
import { peopleOf, remind } from '../sections/remind.ts'
import { remindEveryView } from './lead-times.view.ts'
import { type OwnedStep, pathOf } from './path-of.ts'
import { batchSize, renewalsToWatch, type Watched } from './renewals-to-watch.view.ts'

const queue = 'renewal-reminders'
const dayMs = 86_400_000

/** Every morning: reminds people of the steps of renewals that slip. */
export function remindOfRenewals(platform: Platform): void {
  platform.jobs.work(queue, (_, { id }) => remindOfSlipping(platform, id))
  platform.jobs.schedule(queue, '40 13 * * *')
}

/** Reminds of every step that slips past its latest safe day, each at most once in the days that its brokerage says. */
export async function remindOfSlipping(platform: Platform, jobId: string, after?: Watched): Promise<void> {
  const watched = await platform.database.read('system', (tx) => renewalsToWatch(tx, portalDay(platform), after))
  for (const each of watched) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, so that no other work waits long
    const due = await platform.database.read({ account: each.account }, (tx) => dueReminders(tx, platform, each))
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (due.length > 0) await remindOne(platform, each, jobId)
  }
  if (watched.length === batchSize) await remindOfSlipping(platform, jobId, watched.at(-1))
}

interface Due {
  readonly step: OwnedStep
  readonly to: readonly Member[]
}

/** Who to remind of which steps of a renewal now. */
async function dueReminders(tx: Tx, platform: Platform, owner: Watched): Promise<readonly Due[]> {
  const now = platform.now()
  const { account, brokerage, cycleId } = owner
  const [cycle, every] = await Promise.all([cycleView(tx, account, cycleId), remindEveryView(tx, brokerage)])
  if (cycle === undefined || isOver(cycle.stage) || every === null) return []
  const [{ steps }, last] = await Promise.all([pathOf(tx, owner, { cycle, now }), lastNudges(tx, account, cycleId)])
  // The job runs at the same hour each day, give or take a little.
  const since = now.getTime() - (every - 0.5) * dayMs
  const due = stepsToRemind(steps).filter(({ step }) => (last.get(step)?.getTime() ?? 0) < since)
  const people = await Promise.all(due.map(async (step) => ({ step, to: await peopleOf(tx, account, step) })))
  return people.filter(({ to }) => to.length > 0)
}

/** Sends the reminders of one renewal; of two servers that try at once, one does. */
async function remindOne(platform: Platform, owner: Watched, jobId: string): Promise<void> {
  const { account, cycleId } = owner
  const author = { userId: undefined, requestId: jobId, scope: { account }, idempotency: undefined }
  await write(platform, author, async (tx) => {
    await holdCycle(tx, { account_code: account, id: cycleId })
    const due = await dueReminders(tx, platform, owner)
    for (const { step, to } of due) {
      const note = renewalMessages[step.state === 'LATE' ? 'late' : 'slips'](americanDay(step.latestSafeOn))
      // oxlint-disable-next-line no-await-in-loop -- one connection: statements of a transaction run in order
      await tx.record(await remind(tx, platform, { owner, cycleId, step: step.step, to, by: null, note }))
    }
    const subject = { type: 'renewal', id: cycleId }
    if (due.length === 0) await tx.record({ action: 'renewal.nudge-drop', subject, after: {} })
    return { status: 204 }
  })
}
