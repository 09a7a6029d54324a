import type { NotificationKind } from '@portico/contract/areas/notifications/notification-kinds.ts'
import { newId } from '../../platform/ids.ts'
import type { OutgoingMessage } from '../../platform/messages/outgoing.ts'
import type { Platform } from '../../platform/platform.ts'
import type { WriteTx } from '../../platform/write.ts'
import { notification } from '../events/events.public.ts'
import { noticeMails } from '@portico/contract/areas/notifications/notification.emails.ts'
import { memberView, type Recipient } from './notification-settings.view.ts'
import { heldUntil, nextDigest } from './telling-times.ts'
import { insertRow } from '../../platform/database/rows.ts'

/** A notification to one person about an account. */
export interface Notice {
  readonly userId: string
  readonly account: string
  readonly kind: NotificationKind
  /** One line, as a subject says it. */
  readonly message: string
  readonly note: string | null
  /** A path of the portal. */
  readonly link: string | null
  /** The address for replies. */
  readonly replyTo?: string
  /** It is about what the brokerage keeps to itself. */
  readonly internal?: boolean
}

/**
 * Notifies a person in the caller's transaction, by the channels they chose for its kind: in the portal immediately, by
 * email and text message after their quiet hours or in their next digest. Does nothing for people who may not open the
 * account. The audit stores the notification and its channels.
 */
export async function tell(tx: WriteTx, { platform }: { readonly platform: Platform }, notice: Notice): Promise<void> {
  const { userId, account, kind, message, note, link } = notice
  const to = await memberView(tx, account, { userId, secret: platform.secret })
  if (to === undefined) return
  const now = platform.now()
  const { inApp, mail } = to.choices.kinds[kind]
  const messages = messagesOf(to, notice, now)
  const time = now.toISOString()
  const isForDigest = mail === 'DAILY' || mail === 'WEEKLY'
  if (isForDigest) {
    const leavesAt = nextDigest(now, mail, to.choices)
    await insertRow(tx, 'notification_digests', {
      account_code: account,
      id: newId(now),
      user_id: userId,
      message,
      note,
      link,
      told_at: now,
      leaves_at: leavesAt,
    })
  }
  await tx.record({
    action: 'notification.tell',
    subject: { type: 'user', id: userId },
    internal: notice.internal ?? false,
    after: {
      kind,
      message,
      link,
      inApp,
      by: messages.map(({ channel }) => channel),
      digest: isForDigest ? mail : null,
    },
    events: inApp ? [notification(userId, { message, note, link, accountCode: account, time })] : [],
    messages,
  })
}

/** The email and text message that leave by themselves. */
function messagesOf({ email, phone, choices }: Recipient, notice: Notice, now: Date): OutgoingMessage[] {
  const { mail, sms } = choices.kinds[notice.kind]
  const notBefore = heldUntil(now, choices)
  const more = {
    ...(notice.link === null ? {} : { link: notice.link }),
    ...(notBefore === undefined ? {} : { notBefore }),
  }
  const { message, note } = notice
  const messages: OutgoingMessage[] = []
  if (mail === 'AT_ONCE') messages.push({ ...more, ...noticeMails[notice.kind].mail({ to: email, ...notice }) })
  if (sms && phone !== null) {
    const text = note === null ? message : `${message}: ${note}`
    messages.push({ channel: 'sms', to: phone, subject: '', text, ...more })
  }
  return messages
}
