import type { Insertable } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import type { Tables } from '../../../tables/tables.generated.ts'

export type NewFreeze = Insertable<Tables['application_freezes']>

export async function insertFreezes(tx: Tx, freezes: readonly NewFreeze[]): Promise<void> {
  await tx.db
    .insertInto('application_freezes')
    .values([...freezes])
    .execute()
}

/** Says who opened an application again after it had been done. The freeze stays as it is. */
export async function endFreeze(
  tx: Tx,
  account: string,
  { applicationId, number }: { readonly applicationId: string; readonly number: number },
  { by, at }: { readonly by: string | null; readonly at: Date },
): Promise<void> {
  await tx.db
    .updateTable('application_freezes')
    .set({ undone_by: by, undone_at: at })
    .where('account_code', '=', account)
    .where('application_id', '=', applicationId)
    .where('number', '=', number)
    .execute()
}
