import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import { binderReminderOn } from '@portico/contract/areas/binding/term.rules.ts'
import { americanDay } from '@portico/contract/kit/zone.rules.ts'
import type { Platform } from '../../../platform/platform.ts'
import { portalDay } from '../../../platform/dates/today.ts'
import { write } from '../../../platform/write.ts'
import { sideOf, notifySide } from '../../subjectivities/subjectivities.public.ts'
import { endingBinders } from './binders.view.ts'
import { insertIfAbsent } from '../../../platform/database/rows.ts'

const queue = 'binder-reminders'

/** Every morning: reminds the brokerage of binders that end before their policy has come. */
export function remindOfBinders(platform: Platform): void {
  platform.jobs.work(queue, (_, { id }) => sendBinderReminders(platform, id))
  platform.jobs.schedule(queue, '0 13 * * *')
}

/** Sends the reminders of today, each once no matter how many servers try. */
export async function sendBinderReminders(platform: Platform, jobId: string): Promise<void> {
  const today = portalDay(platform)
  const ending = await platform.database.read('system', (tx) => endingBinders(tx, today))
  for (const binder of ending) {
    const days = binderReminderOn(binder.expiresOn, today)
    if (days === undefined || binder.sent.includes(days)) continue
    // oxlint-disable-next-line no-await-in-loop -- one after the other, so that no other work waits long
    await remind(platform, jobId, { ...binder, days })
  }
}

async function remind(
  platform: Platform,
  jobId: string,
  {
    account,
    cycleId,
    quoteId,
    number,
    label,
    days,
    line,
    carrier,
    expiresOn,
  }: Awaited<ReturnType<typeof endingBinders>>[0] & {
    readonly days: number
  },
): Promise<void> {
  const author = { userId: undefined, requestId: jobId, scope: { account }, idempotency: undefined }
  await write(platform, author, async (tx) => {
    const isTaken = await insertIfAbsent(tx, 'bind_reminders', {
      account_code: account,
      quote_id: quoteId,
      number,
      days,
    })
    if (isTaken)
      await notifySide(
        tx,
        { platform },
        {
          account,
          cycleId,
          to: await sideOf(tx, account, 'BROKERAGE'),
          kind: 'BINDING',
          message: 'A binder expires soon and the policy has not been received',
          note: `${policyTypeName(line)}, ${carrier}: binder ${label} expires ${americanDay(expiresOn)}`,
          page: 'bind-decision',
        },
      )
    await tx.record({
      action: isTaken ? 'bind-order.remind' : 'bind-order.remind-drop',
      subject: { type: 'bind-order', id: quoteId },
      after: { number, days },
    })
    return { status: 204 }
  })
}
