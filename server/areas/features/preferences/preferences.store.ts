import type { Tx } from '../../../platform/database/database.ts'
import { deleteRow, saveRow } from '../../../platform/database/rows.ts'
import type { SetBy } from '../features.store.ts'

/** Saves a choice of an account, or else of a brokerage; null removes it. */
export async function savePreference(
  tx: Tx,
  { account, brokerage, id }: { readonly account: string | null; readonly brokerage: string; readonly id: string },
  chosen: boolean | null,
  by: SetBy,
): Promise<void> {
  const row = { value: JSON.stringify(chosen), ...by }
  if (account === null) {
    const key = { brokerage_code: brokerage, preference_id: id }
    if (chosen === null) await deleteRow(tx, 'brokerage_preferences', key)
    else await saveRow(tx, 'brokerage_preferences', ['brokerage_code', 'preference_id'], { ...key, ...row })
  } else {
    const key = { account_code: account, preference_id: id }
    if (chosen === null) await deleteRow(tx, 'account_preferences', key)
    else await saveRow(tx, 'account_preferences', ['account_code', 'preference_id'], { ...key, ...row })
  }
}
