import type { Updateable } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import type { Tables } from '../../../tables/tables.generated.ts'

/** Changes an application whose row the caller holds. */
export async function changeApplication(
  tx: Tx,
  account: string,
  { id, version }: { readonly id: string; readonly version: number },
  change: Pick<Updateable<Tables['applications']>, 'status' | 'freeze_number' | 'changed_at' | 'removed_at'>,
): Promise<void> {
  await tx.db
    .updateTable('applications')
    .set({ ...change, version: version + 1 })
    .where('account_code', '=', account)
    .where('id', '=', id)
    .execute()
}
