import type { Insertable, Updateable } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { Tables } from '../../tables/tables.generated.ts'

export async function updatePlan(
  tx: Tx,
  account: string,
  id: string,
  change: Omit<Updateable<Tables['selection_plans']>, 'account_code' | 'id'>,
): Promise<void> {
  await tx.db
    .updateTable('selection_plans')
    .set(change)
    .where('account_code', '=', account)
    .where('id', '=', id)
    .execute()
}

/** Deletes a plan, and a choice of it that holds no more. */
export async function removePlan(tx: Tx, account: string, id: string): Promise<void> {
  await tx.db.deleteFrom('selection_picks').where('account_code', '=', account).where('plan_id', '=', id).execute()
  await tx.db.deleteFrom('selection_plans').where('account_code', '=', account).where('id', '=', id).execute()
}

/** Keeps what the client chose, in place of a choice that holds no more. */
export async function putPick(tx: Tx, row: Insertable<Tables['selection_picks']>): Promise<void> {
  const { account_code: _account, cycle_id: _cycle, ...picked } = row
  await tx.db
    .insertInto('selection_picks')
    .values(row)
    .onConflict((conflict) => conflict.columns(['account_code', 'cycle_id']).doUpdateSet(picked))
    .execute()
}

export async function deletePick(tx: Tx, account: string, cycleId: string): Promise<void> {
  await tx.db
    .deleteFrom('selection_picks')
    .where('account_code', '=', account)
    .where('cycle_id', '=', cycleId)
    .execute()
}
