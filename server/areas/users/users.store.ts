import type { Insertable, Updateable } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { Tables } from '../../tables/tables.generated.ts'

/** Adds a user. */
export async function insertUser(tx: Tx, user: Insertable<Tables['users']>): Promise<void> {
  await tx.db.insertInto('users').values(user).execute()
}

/** Changes a user's own columns. */
export async function changeUser(tx: Tx, userId: string, change: Updateable<Tables['users']>): Promise<void> {
  await tx.db.updateTable('users').set(change).where('id', '=', userId).execute()
}

/** Keeps a password's hash anew, unless the password has changed in the meantime. */
export async function replacePasswordHash(
  tx: Tx,
  userId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await tx.db
    .updateTable('users')
    .set({ password_hash: to })
    .where('id', '=', userId)
    .where('password_hash', '=', from)
    .execute()
}
