import { type Selectable, sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { Tables } from '../../tables/tables.generated.ts'

/** A renewal of an account by id, or its soonest current one by `current`, with the name of who started it. */
export async function recordedCycle(tx: Tx, account: string, key: string) {
  const { rows } = await sql<Selectable<Tables['renewal_cycles']> & { readonly starter: string | null }>`
    select cycle.*, (select name from person_names where id = started_by) as starter from renewal_cycles cycle
    where account_code = ${account} and ${key === 'current' ? sql`is_current` : sql`id = ${key}`}
    order by effective_on, id limit 1`.execute(tx.db)
  return rows[0]
}
