import type { Attachment, MessageContent, WrittenEmail } from '@portico/contract/kit/email/email-template.ts'
import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'
import { newId } from '../ids.ts'
import type { JobOptions } from '../jobs/insert-job.ts'
import type { Platform } from '../platform.ts'
import { openValue, sealValue } from '../secret.ts'

/** A received file as an email attachment. */
export const attachmentOf = ({ name, key, mediaType }: Attachment): Attachment => ({ name, key, mediaType })

interface Held {
  /** Earliest time to send; immediately if missing. */
  readonly notBefore?: Date
}

/** An email of a declared kind. */
export type Email = WrittenEmail & Held

/** A text message or a call. */
export interface PhoneMessage extends MessageContent, Held {
  readonly channel: 'sms' | 'voice'
}

export type OutgoingMessage = Email | PhoneMessage

/** The queue whose jobs send one message each. */
export const deliveryQueue = 'deliver-message'

/**
 * Queues messages with a job each. They are sent only after the transaction commits. `account` is the account they are
 * about. Returns their ids in order.
 */
export async function queueMessages(
  platform: Platform,
  tx: Tx,
  outgoing: readonly OutgoingMessage[],
  account: string | null = null,
): Promise<readonly string[]> {
  if (outgoing.length === 0) return []
  const queued = outgoing.map((message) => ({
    id: newId(platform.now()),
    channel: message.channel,
    recipient: shownRecipient(message),
    subject: message.subject,
    content: sealContent(platform.secret, message),
    brokerage: message.brokerage ?? null,
  }))
  await sql`insert into messages (id, channel, recipient, subject, content_sealed, created_at, about_account, about_brokerage)
    select id, channel, recipient, subject, content, ${platform.now()}::timestamptz, ${account}::text, brokerage
    from jsonb_to_recordset(${JSON.stringify(queued)}::jsonb)
      as queued (id uuid, channel text, recipient text, subject text, content text, brokerage text)`.execute(tx.db)
  const jobs = queued.map(({ id }, at) => ({ data: { id }, options: waitOf(platform, outgoing[at]!) }))
  await platform.jobs.enqueueAll(tx, deliveryQueue, jobs)
  return queued.map(({ id }) => id)
}

function waitOf({ now }: Platform, { notBefore }: OutgoingMessage): JobOptions {
  const wait = notBefore === undefined ? 0 : Math.ceil((notBefore.getTime() - now().getTime()) / 1000)
  return wait > 0 ? { afterSeconds: wait } : {}
}

/** The words of a message: codes and links are in them, so they are sealed while it waits. */
type SealedContent = Pick<
  OutgoingMessage,
  'text' | 'code' | 'link' | 'brand' | 'language' | 'replyTo' | 'attachments' | 'optOut'
> & {
  /** Missing in rows of earlier versions, which stored it with the row. */
  readonly to?: string
}

const sealContent = (
  secret: string,
  { text, code, link, brand, language, replyTo, attachments, optOut, to }: OutgoingMessage,
) =>
  sealValue(secret, 'message', JSON.stringify({ text, code, link, brand, language, replyTo, attachments, optOut, to }))

/** A recipient as shown in the database: only the last digits of a phone number. */
export const shownRecipient = ({ channel, to }: Pick<OutgoingMessage, 'channel' | 'to'>): string =>
  channel === 'email' ? to : `•••${to.slice(-4)}`

export const openContent = (secret: string, sealed: string): SealedContent =>
  JSON.parse(openValue(secret, 'message', sealed)) as SealedContent
