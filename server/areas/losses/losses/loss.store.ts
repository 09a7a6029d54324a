import type { Insertable, Updateable } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { updateAtVersion } from '../../../platform/database/rows.ts'
import type { Tables } from '../../../tables/tables.generated.ts'

/** Adds losses, and returns the ids of those whose claim number their run did not have yet. */
export async function insertLosses(tx: Tx, losses: readonly Insertable<Tables['losses']>[]): Promise<string[]> {
  const made = await tx.db
    .insertInto('losses')
    .values(losses)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute()
  return made.map(({ id }) => id)
}

/** Saves a change based on `version`. Returns false if the loss has changed since. */
export async function updateLoss(
  tx: Tx,
  account: string,
  { id, version }: { readonly id: string; readonly version: number },
  change: Omit<Updateable<Tables['losses']>, 'account_code' | 'id' | 'run_id' | 'version' | 'created_by'>,
): Promise<boolean> {
  return updateAtVersion(tx, 'losses', { account_code: account, id, version }, change)
}
