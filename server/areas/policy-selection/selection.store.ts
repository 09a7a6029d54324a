import type { Updateable } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { deleteRow, updateRow } from '../../platform/database/rows.ts'
import type { Tables } from '../../tables/tables.generated.ts'

export async function updatePlan(
  tx: Tx,
  account: string,
  id: string,
  change: Omit<Updateable<Tables['selection_plans']>, 'account_code' | 'id'>,
): Promise<void> {
  await updateRow(tx, 'selection_plans', { account_code: account, id }, change)
}

/** Deletes a plan, and a choice of it that is no longer valid. */
export async function removePlan(tx: Tx, account: string, id: string): Promise<void> {
  await deleteRow(tx, 'selection_picks', { account_code: account, plan_id: id })
  await deleteRow(tx, 'selection_plans', { account_code: account, id })
}
