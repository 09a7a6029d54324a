import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'

/** The people who work on an account for the insured, with their rights. */
export async function peopleOf(
  tx: Tx,
  account: string,
): Promise<readonly { readonly userId: string; readonly role: string; readonly permissions: readonly string[] }[]> {
  const { rows } = await sql<{ userId: string; role: string; permissions: string[] }>`
    select user_id as "userId", role, permissions from account_roles where account_code = ${account}
    order by user_id`.execute(tx.db)
  return rows
}
