import type { Platform } from '../../../platform/platform.ts'
import { todayOf } from '../../../platform/dates/today.ts'
import { write } from '../../../platform/write.ts'
import { tell } from '../../notifications/notifications.public.ts'
import { takeReminder } from './request.store.ts'
import { type OverdueRequest, overdueRequests, requestView } from './requests.view.ts'

const queue = 'loss-run-reminders'
const batchSize = 200

/** Every hour, once no matter how many servers run: notifies people of their overdue requests. */
export function remindOfLossRuns(platform: Platform): void {
  platform.jobs.work(queue, (_, { id }) => sendLossRunReminders(platform, id))
  platform.jobs.schedule(queue, '11 * * * *')
}

/** Notifies of every overdue request, each once. */
export async function sendLossRunReminders(platform: Platform, jobId: string): Promise<void> {
  const due = await platform.database.read('system', (tx) => overdueRequests(tx, platform.now(), batchSize))
  for (const request of due) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, so that no other work waits long
    await remind(platform, request, jobId)
  }
  if (due.length === batchSize) await sendLossRunReminders(platform, jobId)
}

async function remind(
  platform: Platform,
  { account, timeZone, id, requestedById }: OverdueRequest,
  jobId: string,
): Promise<void> {
  const author = { userId: undefined, requestId: jobId, scope: { account }, idempotency: undefined }
  await write(platform, author, async (tx) => {
    const today = todayOf({ platform, timeZone })
    const isTaken = await takeReminder(tx, account, id, today)
    const request = isTaken ? await requestView(tx, account, id, today) : undefined
    const isOverdue = request?.status === 'OVERDUE'
    if (isOverdue)
      await tell(
        tx,
        { platform },
        {
          userId: requestedById,
          account,
          kind: 'LOSS_RUNS_OVERDUE',
          message: `${request.carrier} has not sent loss runs`,
          note: 'You can send an escalation letter from the Requests tab of Loss Runs.',
          link: `/${encodeURIComponent(account)}/loss-runs`,
        },
      )
    await tx.record({
      action: isOverdue ? 'loss-run-request.remind' : 'loss-run-request.remind-drop',
      subject: { type: 'loss-run-request', id },
    })
    return { status: 204 }
  })
}
