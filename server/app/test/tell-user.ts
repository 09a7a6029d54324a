import type { OutboxEvent } from '../../platform/write.ts'
import { write } from '../../platform/write.ts'
import type { Platform } from '../../platform/platform.ts'
import { sql } from 'kysely'

/** Records an event to one person as work in the background does: in a write, with its audit row. */
export async function tellUser(
  platform: Platform,
  username: string,
  event: (userId: string) => OutboxEvent,
): Promise<void> {
  const author = { userId: undefined, requestId: 'background', scope: 'system', idempotency: undefined } as const
  await write(platform, author, async (tx) => {
    const { rows } = await sql<{ id: string }>`select id from users where username = ${username}`.execute(tx.db)
    const { id } = rows[0]!
    await tx.record({ action: 'work.progress', subject: { type: 'user', id }, events: [event(id)] })
    return { status: 200 }
  })
}
