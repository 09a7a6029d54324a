import type { Tx } from '../../../platform/database/database.ts'

/** The id of an active platform administrator; undefined for anyone else. */
export async function administratorNamed(tx: Tx, username: string): Promise<string | undefined> {
  const found = await tx.db
    .selectFrom('users')
    .select('id')
    .where('username', '=', username)
    .where('is_admin', '=', true)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
  return found?.id
}
