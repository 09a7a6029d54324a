import { sql } from 'kysely'
import { vi } from 'vitest'
import { newestOfOutbox } from '../../platform/messages/outbox-folder.ts'
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
    }>`select type, payload from events where payload ->> 'note' = ${note} order by id`.execute(tx.db),
  )
  return found.rows
}

/** The messages with a text, from the outbox folder, once everything that waited has left. */
export async function messagesOf({ running, dataDir }: TestServer, text: string) {
  const isAllSent = async () => {
    const { rows } = await running.platform.database.read('system', (tx) =>
      sql`select 1 from messages where content_sealed is not null limit 1`.execute(tx.db),
    )
    return rows.length === 0
  }
  await vi.waitUntil(isAllSent, { timeout: 30_000 })
  const sent = await newestOfOutbox(dataDir, 1000)
  return sent.filter((message) => message.text === text)
}
