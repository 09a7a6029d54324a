import { sql } from 'kysely'
import type { Tx } from '../platform/database/database.ts'

interface MadeTask {
  readonly account_code: string
  readonly id: string
  readonly details: string
  readonly owner_id: string
}

const hourMs = 3600_000

/** What the audit would hold of the demonstration's tasks: each was added some working hours before the next. */
export async function makeActivity(tx: Tx, tasks: readonly MadeTask[], now: Date): Promise<void> {
  for (const [index, { account_code: account, id, details, owner_id: actor }] of tasks.entries()) {
    const at = new Date(now.getTime() - (tasks.length - index) * 7 * hourMs)
    // oxlint-disable-next-line no-await-in-loop -- one connection: statements of a transaction run in order
    await sql`insert into audit (account_code, at, actor_id, action, subject_type, subject_id, after)
      values (${account}, ${at}, ${actor}, 'task.create', 'task', ${id}, ${JSON.stringify({ details })})`.execute(tx.db)
  }
}
