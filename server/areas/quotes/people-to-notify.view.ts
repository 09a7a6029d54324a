import { insuredRoles } from '@portico/contract/areas/session/role-names.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

/** The insured's Admins, and the people who asked about the quote, if given. */
export async function insuredToNotify(tx: Tx, account: string, quoteId: string | null): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`select id from users
    where disabled_at is null and exists (select from account_roles
      where account_code = ${account} and user_id = users.id and role in (${sql.join([...insuredRoles])})
        and (role = 'ADMIN' or user_id in (select author_id from quote_questions
          where account_code = ${account} and quote_id = ${quoteId})))
    order by id`.execute(tx.db)
  return rows.map(({ id }) => id)
}

/**
 * At the brokerage: the account's contacts, the person who published the quote, and the people who answered about it.
 */
export async function staffToNotify(tx: Tx, account: string, quoteId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`select id from users
    where disabled_at is null and (id in (select primary_contact_id from accounts where code = ${account})
      or id in (select published_by from quote_publications where account_code = ${account} and quote_id = ${quoteId})
      or id in (select author_id from quote_questions
        where account_code = ${account} and quote_id = ${quoteId} and is_staff))
    order by id`.execute(tx.db)
  return rows.map(({ id }) => id)
}
