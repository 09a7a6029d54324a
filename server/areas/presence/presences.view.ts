import type { PersonPresent } from '@portico/contract/areas/presence/presence.shapes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

interface At {
  readonly place: string
  readonly userId: string
  /** People last active before this have left. */
  readonly since: Date
}

/** Who else is at a place, by name. */
export async function othersPresent(tx: Tx, account: string, { place, userId, since }: At): Promise<PersonPresent[]> {
  const { rows } = await sql<PersonPresent>`select username, name, row_id as "rowId", column_key as "column"
    from presences join person_names on person_names.id = user_id
    where account_code = ${account} and place = ${place} and user_id <> ${userId}
      and seen_at >= ${since}
    order by name, username limit 20`.execute(tx.db)
  return rows
}
