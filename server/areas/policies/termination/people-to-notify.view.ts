import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'

/** The account's own people and its team at the brokerage. */
export async function peopleOfAccount(tx: Tx, account: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`select user_id as id from account_roles where account_code = ${account}
      and role <> 'INS_PARTNER'
    union select user_id from account_agents where account_code = ${account}
    order by id`.execute(tx.db)
  return rows.map(({ id }) => id)
}
