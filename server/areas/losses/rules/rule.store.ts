import type { Insertable, Updateable } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import type { RuleTables } from './rules.table.ts'

const tables = (tx: Tx) => tx.db.$extendTables<RuleTables>()

/** Adds a deadline. False where one of this level and state begins on its day already. */
export async function insertRule(tx: Tx, rule: Insertable<RuleTables['loss_run_rules']>): Promise<boolean> {
  const made = await tables(tx)
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
  change: Pick<Updateable<RuleTables['loss_run_rules']>, 'state' | 'days' | 'kind' | 'source' | 'from_on'>,
): Promise<boolean> {
  const updated = await tables(tx)
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
  const deleted = await tables(tx)
    .deleteFrom('loss_run_rules')
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  return deleted !== undefined
}
