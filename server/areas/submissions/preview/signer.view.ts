import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'

/** The title under which a person is known, from their profile. */
export async function titleView(tx: Tx, userId: string): Promise<string> {
  const { rows } = await sql<{ title: string | null }>`select titles as title from users
    where id = ${userId}`.execute(tx.db)
  return rows[0]?.title ?? ''
}
