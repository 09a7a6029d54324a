import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'

/** The insured's Admins, who sign for it. */
export async function signersView(tx: Tx, account: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`select held.user_id as id from account_roles held
    join person_names person on person.id = held.user_id and disabled_at is null and not is_viewer
    where held.account_code = ${account} and held.role = 'ADMIN' order by person.name, person.id`.execute(tx.db)
  return rows.map(({ id }) => id)
}
