import { sql } from 'kysely'
import type { Database, Tx } from '../database/database.ts'
import type { OutgoingMessage } from './outgoing.ts'

/** A message that waits, its words still sealed. */
export interface WaitingMessage {
  readonly id: string
  readonly channel: OutgoingMessage['channel']
  readonly recipient: string
  readonly subject: string
  readonly content_sealed: string
  readonly created_at: Date
  /** The primary color of the brokerage that it is about. */
  readonly color: string | null
  /** The brokerage's own address, once its domain is verified. */
  readonly sender: string | null
  /** Whether it is about a suspended brokerage. */
  readonly is_held: boolean
}

/**
 * Claims a message for one try. Of two servers with the same try only one gets it; sent or abandoned messages cannot be
 * claimed.
 */
export async function takeMessage(
  database: Database,
  id: string,
  attempt: number,
): Promise<WaitingMessage | undefined> {
  const { rows } = await database.write('system', (tx) =>
    sql<WaitingMessage>`update messages set attempts = ${attempt}
      where id = ${id} and attempts < ${attempt} and sent_at is null and content_sealed is not null
      returning id, channel, recipient, subject, content_sealed, created_at,
        message_color(about_account, about_brokerage) as color,
        message_sender(about_account, about_brokerage) as sender,
        message_is_held(about_account, about_brokerage) as is_held`.execute(tx.db),
  )
  return rows[0]
}

/** The provider has accepted it: its words are taken away. */
export async function recordSent(database: Database, id: string, at: Date): Promise<void> {
  await database.write('system', (tx) =>
    sql`update messages set sent_at = ${at}, content_sealed = null, last_error = null where id = ${id}`.execute(tx.db),
  )
}

/** Withdraws messages that have not left: they are never sent. Returns those that were withdrawn. */
export async function withdrawMessages(tx: Tx, ids: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`update messages set content_sealed = null, last_error = 'Withdrawn'
    where id = any(${ids}::uuid[]) and sent_at is null and content_sealed is not null returning id`.execute(tx.db)
  return rows.map(({ id }) => id)
}

/** A try failed. What is given up loses its words too. */
export async function recordFailure(
  database: Database,
  id: string,
  { error, isGivenUp }: { readonly error: string; readonly isGivenUp: boolean },
): Promise<void> {
  await database.write('system', (tx) =>
    sql`update messages set last_error = ${error},
      content_sealed = case when ${isGivenUp}::boolean then null else content_sealed end where id = ${id}`.execute(
      tx.db,
    ),
  )
}
