import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'

/** Locks two logins until the transaction ends, so that no other merge has either. */
export async function holdLogins(tx: Tx, usernames: readonly string[]): Promise<void> {
  await sql`select id from users where lower(username) = any(${usernames.map((name) => name.toLowerCase())}::text[])
    order by id for no key update`.execute(tx.db)
}
