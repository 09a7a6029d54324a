import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'

interface Row {
  readonly words: string[]
}

/** Widely known words about a user, which a password must not be built on: names, address, companies. */
export async function passwordWords(tx: Tx, userId: string): Promise<string[]> {
  const { rows } = await sql<Row>`select array[first_name, last_name, username, email]
      || array(select company_name from account_roles join accounts on code = account_code
        where user_id = users.id and deleted_at is null limit 50)
      || array(select name from broker_roles join brokerages on code = brokerage_code where user_id = users.id) as words
    from users where id = ${userId}`.execute(tx.db)
  return rows[0]?.words ?? []
}
