import { sql } from 'kysely'
import type { TestServer } from './test-server.ts'

interface AuditRow {
  readonly action: string
  readonly actor: string | null
  readonly before: unknown
  readonly after: unknown
}

/** What the audit keeps of a subject, oldest first. */
export async function auditOf({ running }: TestServer, type: string, id: string): Promise<AuditRow[]> {
  const found = await running.platform.database.read('system', (tx) =>
    sql<AuditRow>`select action, users.username as actor, before, after from audit
      left join users on users.id = audit.actor_id
      where subject_type = ${type} and subject_id = ${id} order by seq`.execute(tx.db),
  )
  return found.rows
}

/** The notifications that carry a note, from the outbox of events. */
export async function notificationsOf({ running }: TestServer, note: string) {
  const found = await running.platform.database.read('system', (tx) =>
    sql<{
      type: string
      payload: unknown
    }>`select type, payload from events where payload ->> 'note' = ${note}`.execute(tx.db),
  )
  return found.rows
}

/** The messages with a text, from the outbox of mail. */
export async function messagesOf({ running }: TestServer, text: string) {
  const found = await running.platform.database.read('system', (tx) =>
    sql<{ channel: string; recipient: string }>`select channel, recipient from messages where text = ${text}`.execute(
      tx.db,
    ),
  )
  return found.rows
}
