import type { Insertable, Updateable } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import type { RunTables } from './runs.table.ts'

const tables = (tx: Tx) => tx.db.$extendTables<RunTables>()

export async function insertRun(tx: Tx, run: Insertable<RunTables['loss_runs']>): Promise<void> {
  await tables(tx).insertInto('loss_runs').values(run).execute()
}

/** Saves a change made from `version`. False where the run has moved on since, or is removed. */
export async function updateRun(
  tx: Tx,
  account: string,
  { id, version }: { readonly id: string; readonly version: number },
  change: Omit<Updateable<RunTables['loss_runs']>, 'account_code' | 'id' | 'version' | 'created_by' | 'created_at'>,
): Promise<boolean> {
  const updated = await tables(tx)
    .updateTable('loss_runs')
    .set({ ...change, version: version + 1 })
    .where('account_code', '=', account)
    .where('id', '=', id)
    .where('version', '=', version)
    .where('removed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return updated !== undefined
}
