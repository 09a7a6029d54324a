import type { Insertable, Updateable } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { UserTables } from './users.table.ts'

const tables = (tx: Tx) => tx.db.$extendTables<UserTables>()

/** Adds a user. */
export async function insertUser(tx: Tx, user: Insertable<UserTables['users']>): Promise<void> {
  await tables(tx).insertInto('users').values(user).execute()
}

/** Changes a user's own columns. */
export async function changeUser(tx: Tx, userId: string, change: Updateable<UserTables['users']>): Promise<void> {
  await tables(tx).updateTable('users').set(change).where('id', '=', userId).execute()
}

/** Keeps a password's hash anew, unless the password has changed in the meantime. */
export async function replacePasswordHash(
  tx: Tx,
  userId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await tables(tx)
    .updateTable('users')
    .set({ password_hash: to })
    .where('id', '=', userId)
    .where('password_hash', '=', from)
    .execute()
}
