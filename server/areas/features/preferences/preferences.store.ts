import type { Tx } from '../../../platform/database/database.ts'
import { deleteRow, saveRow } from '../../../platform/database/rows.ts'

/** Saves a brokerage's choice; null removes it. */
export async function savePreference(
  tx: Tx,
  { brokerage, id }: { readonly brokerage: string; readonly id: string },
  chosen: boolean | null,
): Promise<void> {
  const key = { brokerage_code: brokerage, preference_id: id }
  if (chosen === null) await deleteRow(tx, 'brokerage_preferences', key)
  else
    await saveRow(tx, 'brokerage_preferences', ['brokerage_code', 'preference_id'], {
      ...key,
      value: JSON.stringify(chosen),
    })
}

/** Saves an account's choice. */
export async function saveAccountPreference(
  tx: Tx,
  { account, id }: { readonly account: string; readonly id: string },
  chosen: boolean,
): Promise<void> {
  const value = JSON.stringify(chosen)
  await tx.db
    .insertInto('account_preferences')
    .values({ account_code: account, preference_id: id, value })
    .onConflict((conflict) => conflict.columns(['account_code', 'preference_id']).doUpdateSet({ value }))
    .execute()
}
