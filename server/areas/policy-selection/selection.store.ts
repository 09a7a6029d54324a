import type { Insertable, Updateable } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { SelectionTables } from './policy-selection.table.ts'

const tables = (tx: Tx) => tx.db.$extendTables<SelectionTables>()

export async function insertPlan(tx: Tx, row: Insertable<SelectionTables['selection_plans']>): Promise<void> {
  await tables(tx).insertInto('selection_plans').values(row).execute()
}

export async function updatePlan(
  tx: Tx,
  account: string,
  id: string,
  change: Omit<Updateable<SelectionTables['selection_plans']>, 'account_code' | 'id'>,
): Promise<void> {
  await tables(tx)
    .updateTable('selection_plans')
    .set(change)
    .where('account_code', '=', account)
    .where('id', '=', id)
    .execute()
}

/** Deletes a plan, and a choice of it that holds no more. */
export async function removePlan(tx: Tx, account: string, id: string): Promise<void> {
  await tables(tx).deleteFrom('selection_picks').where('account_code', '=', account).where('plan_id', '=', id).execute()
  await tables(tx).deleteFrom('selection_plans').where('account_code', '=', account).where('id', '=', id).execute()
}

/** Keeps what the client chose, in place of a choice that holds no more. */
export async function putPick(tx: Tx, row: Insertable<SelectionTables['selection_picks']>): Promise<void> {
  const { account_code: _account, cycle_id: _cycle, ...picked } = row
  await tables(tx)
    .insertInto('selection_picks')
    .values(row)
    .onConflict((conflict) => conflict.columns(['account_code', 'cycle_id']).doUpdateSet(picked))
    .execute()
}

export async function deletePick(tx: Tx, account: string, cycleId: string): Promise<void> {
  await tables(tx)
    .deleteFrom('selection_picks')
    .where('account_code', '=', account)
    .where('cycle_id', '=', cycleId)
    .execute()
}
