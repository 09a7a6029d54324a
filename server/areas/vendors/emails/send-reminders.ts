import { dueReminder } from '@portico/contract/areas/vendors/vendor-reminders.ts'
import type { VendorRow } from '@portico/contract/areas/vendors/vendor-list.shapes.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { dayIn } from '../../../platform/dates/today.ts'
import { inSequence, write } from '../../../platform/write.ts'
import { change } from '../../events/events.public.ts'
import { shownRow } from '../shown-vendor.ts'
import { lockVendor, vendorFactsView, vendorRecordsView } from '../vendors.view.ts'
import { type RemindedVendor, remindedVendors } from './reminded-vendors.view.ts'
import { vendorMail } from './vendor-mail.ts'

const queue = 'vendor-reminders'
const batchSize = 200

/** Once a day, no matter how many servers run: reminds vendors of certificates that expire or fall short. */
export function remindVendors(platform: Platform): void {
  platform.jobs.work(queue, (_, { id }) => sendVendorReminders(platform, id))
  platform.jobs.schedule(queue, '23 14 * * *')
}

/** Reminds every vendor that is due a reminder; a second run on the same day sends nothing. */
export async function sendVendorReminders(platform: Platform, jobId: string, after?: RemindedVendor): Promise<void> {
  const batch = await platform.database.read('system', (tx) => remindedVendors(tx, after, batchSize))
  await inSequence(batch, (vendor) => remind(platform, vendor, jobId))
  if (batch.length === batchSize) await sendVendorReminders(platform, jobId, batch.at(-1))
}

async function remind(platform: Platform, of: RemindedVendor, jobId: string): Promise<void> {
  const { account, id } = of
  const scope = { account }
  const due = await platform.database.read(scope, (tx) => dueOf(tx, platform, of))
  if (due === undefined) return
  const author = { userId: undefined, requestId: jobId, scope, idempotency: undefined }
  await write(platform, author, async (tx) => {
    await lockVendor(tx, account, id)
    const still = await dueOf(tx, platform, of)
    const mail = still && (await vendorMail(tx, platform, { account, ...still, sentBy: null }))
    await tx.record({
      action: mail === undefined ? 'vendor.remind-drop' : 'vendor.remind',
      subject: { type: 'vendor', id },
      after: mail === undefined ? undefined : { vendor: due.vendor.record.name, to: mail.to, reminder: due.key },
      messages: mail === undefined ? [] : [mail],
      events: mail === undefined ? [] : [change(account, 'vendors')],
    })
    return { status: 204 }
  })
}

interface Due {
  readonly vendor: VendorRow
  readonly key: string
  readonly kind: 'EXPIRES' | 'DEFICIENT'
}

/** The reminder of a vendor that is due now; undefined if none is, or it was sent. */
async function dueOf(tx: Tx, platform: Platform, { account, id, timeZone }: RemindedVendor): Promise<Due | undefined> {
  const today = dayIn(timeZone, platform.now())
  const [[record], facts] = await Promise.all([vendorRecordsView(tx, account, id), vendorFactsView(tx, account, id)])
  const known = facts.get(id)
  if (record === undefined || known === undefined) return undefined
  const vendor = shownRow(record, known, today)
  const due = dueReminder({
    result: vendor,
    isOn: record.remindersOn && record.email !== '',
    lastEmailedOn: known.lastEmailedAt === null ? null : dayIn(timeZone, known.lastEmailedAt),
    isWaiting: known.waiting > 0,
    today,
  })
  return due === undefined || known.sentKeys.includes(due.key) ? undefined : { vendor, ...due }
}
