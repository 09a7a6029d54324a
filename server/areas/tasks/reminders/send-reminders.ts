import type { Platform } from '../../../platform/platform.ts'
import { write, type WriteTx } from '../../../platform/write.ts'
import { tell } from '../../notifications/notifications.public.ts'
import { linkOf } from '../notify-assignee.ts'
import type { ReminderKind } from './reminder-times.ts'
import { takeReminder } from './reminders.store.ts'
import { batchSize, dueReminders, remindedTask, type DueReminder, type RemindedTask } from './reminders.view.ts'

const queue = 'task-reminders'

const notices = {
  DUE_SOON: { kind: 'TASK_DUE_SOON', message: 'Your task is due tomorrow' },
  OVERDUE: { kind: 'TASK_OVERDUE', message: 'Your task is overdue' },
} as const

/** Every quarter of an hour, since time zones differ by quarters: reminds people of their tasks. */
export function remindOfTasks(platform: Platform): void {
  platform.jobs.work(queue, (_, { id }) => sendReminders(platform, id))
  platform.jobs.schedule(queue, '*/15 * * * *')
}

/** Sends every due reminder, each once no matter how many servers try. */
export async function sendReminders(platform: Platform, jobId: string): Promise<void> {
  const due = await platform.database.read('system', (tx) => dueReminders(tx, platform.now()))
  for (const reminder of due) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, so that no other work waits long
    await sendReminder(platform, reminder, jobId)
  }
  if (due.length === batchSize) await sendReminders(platform, jobId)
}

async function sendReminder(platform: Platform, reminder: DueReminder, jobId: string): Promise<void> {
  const { account, taskId, kind } = reminder
  const author = { userId: undefined, requestId: jobId, scope: { account }, idempotency: undefined }
  await write(platform, author, async (tx) => {
    const isTaken = await takeReminder(tx, { account, id: taskId }, { kind, now: platform.now() })
    const task = isTaken ? await remindedTask(tx, account, taskId) : undefined
    const isSent = task !== undefined && isTrueAt(platform.now(), kind, task)
    if (isSent) await remind(tx, platform, reminder, task)
    await tx.record({
      action: isSent ? 'task.remind' : 'task.remind-drop',
      subject: { type: 'task', id: taskId },
      after: { kind, details: task?.details },
    })
    return { status: 204 }
  })
}

/** A server that was down for days must not call due tomorrow what is overdue. */
const isTrueAt = (now: Date, kind: ReminderKind, { due }: RemindedTask) => kind === 'OVERDUE' || now < due

const remind = (tx: WriteTx, platform: Platform, { account, kind }: DueReminder, task: RemindedTask) =>
  tell(
    tx,
    { platform },
    {
      userId: task.taggedId,
      account,
      ...notices[kind],
      note: task.details,
      link: linkOf(account, task.link),
    },
  )
