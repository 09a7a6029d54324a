import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'
import { newId } from '../ids.ts'
import type { JobOptions } from '../jobs/insert-job.ts'
import type { Platform } from '../platform.ts'
import { openValue, sealValue } from '../secret.ts'

/** A file of the store that a mail carries. */
export interface Attachment {
  readonly name: string
  readonly key: string
  readonly mediaType: string
}

/** A file that was received, as a mail carries it. */
export const attachmentOf = ({ name, key, mediaType }: Attachment): Attachment => ({ name, key, mediaType })

/** How the recipient of a marketing email stops getting more. */
export interface OptOutLine {
  readonly line: string
  /** A path of the portal. */
  readonly link: string
}

/** A mail, text message or call to one person. */
export interface OutgoingMessage {
  readonly channel: 'email' | 'sms' | 'voice'
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly code?: string
  /** A path of the portal. Providers carry it as an address under PORTICO_PUBLIC_URL. */
  readonly link?: string
  /** Whose name a mail wears; the product's own where it is left out. */
  readonly brand?: string
  /** The address that an answer to a mail goes to; the sender's where it is left out. */
  readonly replyTo?: string
  readonly attachments?: readonly Attachment[]
  readonly optOut?: OptOutLine
  /** When it may leave; at once where it is left out. */
  readonly notBefore?: Date
}

/** The queue whose jobs send one message each. */
export const deliveryQueue = 'deliver-message'

/**
 * Puts messages in the outbox, each with its job. They leave after the transaction has committed, or never. Returns their
 * ids in order.
 */
export async function queueMessages(
  platform: Platform,
  tx: Tx,
  outgoing: readonly OutgoingMessage[],
): Promise<readonly string[]> {
  const ids: string[] = []
  for (const message of outgoing) {
    const id = newId(platform.now())
    // oxlint-disable-next-line no-await-in-loop -- one connection: statements of a transaction run in order
    await sql`insert into messages (id, channel, recipient, subject, content_sealed, created_at)
      values (${id}, ${message.channel}, ${shownRecipient(message)}, ${message.subject}, ${sealContent(platform.secret, message)},
        ${platform.now()})`.execute(tx.db)
    // oxlint-disable-next-line no-await-in-loop -- likewise
    await platform.jobs.enqueue(tx, deliveryQueue, { id }, waitOf(platform, message))
    ids.push(id)
  }
  return ids
}

function waitOf({ now }: Platform, { notBefore }: OutgoingMessage): JobOptions {
  const wait = notBefore === undefined ? 0 : Math.ceil((notBefore.getTime() - now().getTime()) / 1000)
  return wait > 0 ? { afterSeconds: wait } : {}
}

/** The words of a message: codes and links are in them, so they are sealed while it waits. */
export type MessageContent = Pick<
  OutgoingMessage,
  'text' | 'code' | 'link' | 'brand' | 'replyTo' | 'attachments' | 'optOut'
> & {
  /** Left out by earlier versions, which stored it with the row. */
  readonly to?: string
}

const sealContent = (secret: string, { text, code, link, brand, replyTo, attachments, optOut, to }: OutgoingMessage) =>
  sealValue(secret, 'message', JSON.stringify({ text, code, link, brand, replyTo, attachments, optOut, to }))

/** Who gets a message, as the database may show it: of a phone number its last digits. */
export const shownRecipient = ({ channel, to }: Pick<OutgoingMessage, 'channel' | 'to'>): string =>
  channel === 'email' ? to : `•••${to.slice(-4)}`

export const openContent = (secret: string, sealed: string): MessageContent =>
  JSON.parse(openValue(secret, 'message', sealed)) as MessageContent
