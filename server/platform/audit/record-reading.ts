import { sql } from 'kysely'
import type { AccountContext } from '../context.ts'
import type { Entry } from '../write.ts'

/** How long further looks belong to the first one: a page reads a record again with every change. */
const lookMs = 24 * 3_600_000

/** Records that someone reads what not everyone may, once a day for each subject, before it is answered. */
export async function recordReading(context: AccountContext, entry: Pick<Entry, 'action' | 'subject'>): Promise<void> {
  const { type, id } = entry.subject
  const since = new Date(context.platform.now().getTime() - lookMs)
  const known = await context.read((tx) =>
    sql`select 1 from audit where account_code = ${context.account.account} and subject_type = ${type}
      and subject_id = ${id} and actor_id = ${context.actor.userId} and action = ${entry.action} and at > ${since}
      limit 1`.execute(tx.db),
  )
  if (known.rows.length > 0) return
  await context.write(async (tx) => {
    await tx.record(entry)
    return { status: 204 }
  })
}
