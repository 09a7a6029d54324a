import type { Insertable, Updateable } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import type { Tables } from '../../../tables/tables.generated.ts'

/** Adds a deadline. False where one of this level and state begins on its day already. */
export async function insertRule(tx: Tx, rule: Insertable<Tables['loss_run_rules']>): Promise<boolean> {
  const made = await tx.db
    .insertInto('loss_run_rules')
    .values(rule)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}

/** Saves a change made from `version`. False where the deadline has moved on since. */
export async function updateRule(
  tx: Tx,
  { id, version }: { readonly id: string; readonly version: number },
  change: Pick<Updateable<Tables['loss_run_rules']>, 'state' | 'days' | 'kind' | 'source' | 'from_on'>,
): Promise<boolean> {
  const updated = await tx.db
    .updateTable('loss_run_rules')
    .set({ ...change, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  return updated !== undefined
}

/** Removes a deadline as it stood at `version`. False where it has moved on since. */
export async function deleteRule(
  tx: Tx,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<boolean> {
  const deleted = await tx.db
    .deleteFrom('loss_run_rules')
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  return deleted !== undefined
}
