import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

export interface Person {
  readonly userId: string
  readonly username: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
}

/** Someone who works on an account, for the insured or as its linked agent, by username; undefined for anyone else. */
export async function accountPerson(tx: Tx, account: string, username: string): Promise<Person | undefined> {
  const member = sql<boolean>`exists (
    select from account_roles where account_code = ${account} and user_id = users.id
    union all
    select from account_agents where account_code = ${account} and user_id = users.id)`
  return tx.db
    .selectFrom('users')
    .select(['id as userId', 'username', 'email', 'first_name as firstName', 'last_name as lastName'])
    .where(sql`lower(username)`, '=', username.toLowerCase())
    .where('disabled_at', 'is', null)
    .where(member)
    .executeTakeFirst()
}
