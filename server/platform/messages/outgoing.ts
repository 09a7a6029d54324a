import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'
import { newId } from '../ids.ts'
import type { Platform } from '../platform.ts'

/** A mail, text message or call to one person. */
export interface OutgoingMessage {
  readonly channel: 'email' | 'sms' | 'voice'
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly code?: string
  /** A path of the portal. */
  readonly link?: string
}

/** The queue whose jobs send one message each. */
export const deliveryQueue = 'deliver-message'

/** Puts messages in the outbox, each with its job. They leave after the transaction has committed, or never. */
export async function queueMessages(platform: Platform, tx: Tx, outgoing: readonly OutgoingMessage[]): Promise<void> {
  for (const message of outgoing) {
    const id = newId(platform.now())
    // oxlint-disable-next-line no-await-in-loop -- one connection: statements of a transaction run in order
    await sql`insert into messages (id, channel, recipient, subject, text, code, link, created_at)
      values (${id}, ${message.channel}, ${message.to}, ${message.subject}, ${message.text},
        ${message.code ?? null}, ${message.link ?? null}, ${platform.now()})`.execute(tx.db)
    // oxlint-disable-next-line no-await-in-loop -- likewise
    await platform.jobs.enqueue(tx, deliveryQueue, { id })
  }
}
