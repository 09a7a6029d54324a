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
  /** A path of the portal; the reader gets the whole address. */
  readonly link?: string
}

export const messagesChannel = 'portico_messages'

/** Puts messages in the outbox table. They leave after the transaction has committed, or never. */
export async function queueMessages(platform: Platform, tx: Tx, outgoing: readonly OutgoingMessage[]): Promise<void> {
  for (const message of outgoing) {
    // oxlint-disable-next-line no-await-in-loop -- one connection: statements of a transaction run in order
    await sql`insert into messages (id, channel, recipient, subject, text, code, link, created_at)
      values (${newId(platform.now())}, ${message.channel}, ${message.to}, ${message.subject}, ${message.text},
        ${message.code ?? null}, ${message.link ?? null}, ${platform.now()})`.execute(tx.db)
  }
  if (outgoing.length > 0) await tx.notify(messagesChannel)
}
