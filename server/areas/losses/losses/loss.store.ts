import type { Insertable, Updateable } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import type { Tables } from '../../../tables/tables.generated.ts'

/** Adds losses, and answers the ids of those whose claim number their run did not have yet. */
export async function insertLosses(tx: Tx, losses: readonly Insertable<Tables['losses']>[]): Promise<string[]> {
  const made = await tx.db
    .insertInto('losses')
    .values(losses)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute()
  return made.map(({ id }) => id)
}

/** Saves a change made from `version`. False where the loss has moved on since. */
export async function updateLoss(
  tx: Tx,
  account: string,
  { id, version }: { readonly id: string; readonly version: number },
  change: Omit<Updateable<Tables['losses']>, 'account_code' | 'id' | 'run_id' | 'version' | 'created_by'>,
): Promise<boolean> {
  const updated = await tx.db
    .updateTable('losses')
    .set({ ...change, version: version + 1 })
    .where('account_code', '=', account)
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  return updated !== undefined
}

/** Removes a loss as it stood at `version`. False where it has moved on since. */
export async function deleteLoss(
  tx: Tx,
  account: string,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<boolean> {
  const deleted = await tx.db
    .deleteFrom('losses')
    .where('account_code', '=', account)
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  return deleted !== undefined
}
