import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

/** The firm's Admins. */
export async function adminsView(tx: Tx, account: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`select user_id as id from account_roles
    where account_code = ${account} and role = 'ADMIN' order by id`.execute(tx.db)
  return rows.map(({ id }) => id)
}

/** At the brokerage: the account's contacts, and the person who published the plan. */
export async function makersView(tx: Tx, account: string, planId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`select primary_contact_id as id from accounts
      where code = ${account} and primary_contact_id is not null
    union select shown_by from selection_plans
      where account_code = ${account} and id = ${planId} and shown_by is not null
    order by id`.execute(tx.db)
  return rows.map(({ id }) => id)
}
