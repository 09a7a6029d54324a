import type { Updateable } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { updateAtVersion } from '../../../platform/database/rows.ts'
import type { Tables } from '../../../tables/tables.generated.ts'

/** Saves a change based on `version`. Returns false if the run has changed since, or was removed. */
export async function updateRun(
  tx: Tx,
  account: string,
  { id, version }: { readonly id: string; readonly version: number },
  change: Omit<Updateable<Tables['loss_runs']>, 'account_code' | 'id' | 'version' | 'created_by' | 'created_at'>,
): Promise<boolean> {
  return updateAtVersion(tx, 'loss_runs', { account_code: account, id, version, removed_at: null }, change)
}
