import { reminderOn } from '@portico/contract/areas/subjectivities/subjectivity.rules.ts'
import { daysBetween } from '@portico/contract/kit/zone.rules.ts'
import type { Platform } from '../../platform/platform.ts'
import { insertIfAbsent } from '../../platform/database/rows.ts'
import { portalDay } from '../../platform/dates/today.ts'
import { write } from '../../platform/write.ts'
import { sideOf } from './owners.view.ts'
import { batchSize, type DueSubjectivity, dueSubjectivities, openSubjectivity } from './reminders.view.ts'
import { notifySide } from './notify-side.ts'

const queue = 'subjectivity-reminders'

/** Every morning: reminds people of what carriers wait for. */
export function remindOfSubjectivities(platform: Platform): void {
  platform.jobs.work(queue, (_, { id }) => sendSubjectivityReminders(platform, id))
  platform.jobs.schedule(queue, '0 13 * * *')
}

/** Sends the reminders of today, each once no matter how many servers try. */
export async function sendSubjectivityReminders(
  platform: Platform,
  jobId: string,
  after?: DueSubjectivity,
): Promise<void> {
  const today = portalDay(platform)
  const due = await platform.database.read('system', (tx) => dueSubjectivities(tx, today, after))
  const unsent = due.filter(({ dueOn, sent }) => {
    const days = reminderOn(dueOn, today)
    return days !== undefined && !sent.includes(days)
  })
  for (const each of unsent) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, so that no other work waits long
    await sendReminder(platform, each, { jobId, today })
  }
  if (due.length === batchSize) await sendSubjectivityReminders(platform, jobId, due.at(-1))
}

async function sendReminder(
  platform: Platform,
  { account, id }: DueSubjectivity,
  { jobId, today }: { readonly jobId: string; readonly today: string },
): Promise<void> {
  const author = { userId: undefined, requestId: jobId, scope: { account }, idempotency: undefined }
  await write(platform, author, async (tx) => {
    const open = await openSubjectivity(tx, account, id)
    const days = open && reminderOn(open.dueOn, today)
    const isTaken =
      days !== undefined &&
      (await insertIfAbsent(tx, 'subjectivity_reminders', {
        account_code: account,
        subjectivity_id: id,
        due_on: open!.dueOn,
        days,
      }))
    if (isTaken) {
      await notifySide(
        tx,
        { platform },
        {
          account,
          cycleId: open!.cycleId,
          to: open!.ownerId === null ? await sideOf(tx, account, 'INSURED') : [open!.ownerId],
          kind: 'SUBJECTIVITY',
          message: `Subjectivity due ${inDays(daysBetween(today, open!.dueOn))}`,
          note: open!.text,
          page: 'subjectivities',
        },
      )
    }
    await tx.record({
      action: isTaken ? 'subjectivity.remind' : 'subjectivity.remind-drop',
      subject: { type: 'subjectivity', id },
      after: { days },
    })
    return { status: 204 }
  })
}

const inDays = (days: number): string => (days === 1 ? 'by tomorrow' : `within ${days} days`)
