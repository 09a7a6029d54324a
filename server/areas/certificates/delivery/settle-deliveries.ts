import { updateRow } from '../../../platform/database/rows.ts'
import type { Platform } from '../../../platform/platform.ts'
import { inSequence } from '../../../platform/write.ts'
import { accountsWithOpenDeliveries, settledDeliveries, settledFiles } from './deliveries.view.ts'

const queue = 'certificate-deliveries'
const atOnce = 500

/** Every few minutes: saves the delivery status of emails, and deletes the PDFs of sent ones. */
export function scheduleSettling(platform: Platform): void {
  platform.jobs.work(queue, () => settleAllDeliveries(platform))
  platform.jobs.schedule(queue, '*/5 * * * *')
}

export async function settleAllDeliveries(platform: Platform): Promise<void> {
  const accounts = await platform.database.read('system', accountsWithOpenDeliveries)
  await inSequence(accounts, (account) => settleAccount(platform, account))
}

async function settleAccount(platform: Platform, account: string): Promise<void> {
  const { database, files, now } = platform
  const { settled, keys } = await database.write({ account }, async (tx) => {
    const found = await settledDeliveries(tx, account, atOnce)
    await inSequence(found, ({ id, error, sentAt }) =>
      updateRow(
        tx,
        'certificate_deliveries',
        { account_code: account, id },
        { state: sentAt === null ? 'FAILED' : 'SENT', error, settled_at: sentAt ?? now() },
      ),
    )
    return { settled: found.length, keys: await settledFiles(tx, account, atOnce) }
  })
  await inSequence(keys, async (key) => {
    await files.remove(key)
    const at = { account_code: account, mail_file_key: key }
    await database.write({ account }, (tx) => updateRow(tx, 'certificate_deliveries', at, { mail_file_key: null }))
  })
  if (settled === atOnce || keys.length === atOnce) await settleAccount(platform, account)
}
