import type { Insertable, Updateable } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import type { ApplicationTables } from './applications.table.ts'

const tables = (tx: Tx) => tx.db.$extendTables<ApplicationTables>()

export type NewApplication = Insertable<ApplicationTables['applications']>

export async function insertApplications(tx: Tx, applications: readonly NewApplication[]): Promise<void> {
  await tables(tx)
    .insertInto('applications')
    .values([...applications])
    .execute()
}

/** Changes an application whose row the caller holds. */
export async function changeApplication(
  tx: Tx,
  account: string,
  { id, version }: { readonly id: string; readonly version: number },
  change: Pick<Updateable<ApplicationTables['applications']>, 'status' | 'freeze_number' | 'changed_at' | 'removed_at'>,
): Promise<void> {
  await tables(tx)
    .updateTable('applications')
    .set({ ...change, version: version + 1 })
    .where('account_code', '=', account)
    .where('id', '=', id)
    .execute()
}
