import type { Insertable } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { Tables } from '../../tables/tables.generated.ts'

/** Keeps a person's picture in place of the one before, under its new id. */
export async function keepPicture(tx: Tx, picture: Insertable<Tables['pictures']>): Promise<void> {
  const { user_id: _same, ...changed } = picture
  await tx.db
    .insertInto('pictures')
    .values(picture)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(changed))
    .execute()
}

export async function deletePicture(tx: Tx, userId: string): Promise<void> {
  await tx.db.deleteFrom('pictures').where('user_id', '=', userId).execute()
}
