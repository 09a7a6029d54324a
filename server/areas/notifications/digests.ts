import type { Platform } from '../../platform/platform.ts'
import { write } from '../../platform/write.ts'
import { waitingDigests, type WaitingDigest } from './digests.view.ts'
import { digestMail } from '@portico/contract/areas/notifications/notification.emails.ts'
import { personView } from './notification-settings.view.ts'
import { takeDigest } from './notifications.store.ts'
import { heldUntil } from './telling-times.ts'

const queue = 'notification-digests'

/** Every quarter of an hour, since time zones differ by quarters: emails the digests whose time has come. */
export function scheduleDigests(platform: Platform): void {
  platform.jobs.work(queue, (_, { id }) => sendDigests(platform, id))
  platform.jobs.schedule(queue, '*/15 * * * *')
}

/** Emails each person one digest of their pending notifications, once no matter how many servers try. */
export async function sendDigests(platform: Platform, jobId: string): Promise<void> {
  const now = platform.now()
  const waiting = await platform.database.read('system', (tx) => waitingDigests(tx, now))
  for (const digest of waiting) {
    // oxlint-disable-next-line no-await-in-loop -- one person after the other, each in a transaction of their own
    await sendDigest(platform, digest, jobId)
  }
}

async function sendDigest(platform: Platform, { userId, accounts }: WaitingDigest, jobId: string): Promise<void> {
  const now = platform.now()
  const author = { userId: undefined, requestId: jobId, scope: 'system', idempotency: undefined } as const
  await write(platform, author, async (tx) => {
    const taken = []
    // oxlint-disable-next-line no-await-in-loop -- one connection: statements of a transaction run in order
    for (const account of accounts) taken.push(...(await takeDigest(tx, account, { userId, now })))
    const to = await personView(tx, userId, platform.secret)
    const subject = { type: 'user', id: userId }
    if (to === undefined || taken.length === 0) {
      await tx.record({ action: 'notification.digest-drop', subject, after: { notices: taken.length } })
      return { status: 204 }
    }
    const notBefore = heldUntil(now, to.choices)
    const notices = taken
      .toSorted((one, other) => one.told_at.getTime() - other.told_at.getTime())
      .map(({ account_code, message, note }) => ({ account: account_code, message, note }))
    const mail = {
      ...digestMail.mail({ to: to.email, notices }),
      ...(notBefore === undefined ? {} : { notBefore }),
    }
    await tx.record({
      action: 'notification.digest',
      subject,
      after: { notices: taken.map(({ id }) => id) },
      messages: [mail],
    })
    return { status: 204 }
  })
}
