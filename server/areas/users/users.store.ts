import type { Insertable, Updateable } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { insertRow, updateRow } from '../../platform/database/rows.ts'
import type { Tables } from '../../tables/tables.generated.ts'

/** Adds a user. */
export async function insertUser(tx: Tx, user: Insertable<Tables['users']>): Promise<void> {
  await insertRow(tx, 'users', user)
}

/** Changes a user's own columns. */
export async function changeUser(tx: Tx, userId: string, change: Updateable<Tables['users']>): Promise<void> {
  await updateRow(tx, 'users', { id: userId }, change)
}

/** Rehashes a password, unless it has changed since. */
export async function replacePasswordHash(
  tx: Tx,
  userId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await updateRow(tx, 'users', { id: userId, password_hash: from }, { password_hash: to })
}
