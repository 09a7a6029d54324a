import type { Tx } from '../../../platform/database/database.ts'
import { insertRows, updateRow } from '../../../platform/database/rows.ts'
import { newId } from '../../../platform/ids.ts'
import type { Change, TabOf } from '../tabs/tab.store.ts'

/** Lists rows that were made to count from a day before that of the change; their reason is owed. */
export async function insertBackdates(
  tx: Tx,
  { account, type, tabId }: TabOf,
  rows: readonly { readonly rowId: string; readonly effectiveFrom: string }[],
  { by, at }: Change,
): Promise<void> {
  await insertRows(
    tx,
    'schedule_backdates',
    rows.map(({ rowId, effectiveFrom }) => ({
      account_code: account,
      backdate_id: newId(at),
      schedule_type: type,
      tab_id: tabId,
      row_id: rowId,
      effective_from: effectiveFrom,
      reason: null,
      changed_at: at,
      changed_by: by,
    })),
  )
}

/** Keeps why a change was dated back; answers whether the account has such a change. */
export async function saveReason(tx: Tx, account: string, id: string, reason: string): Promise<boolean> {
  return updateRow(tx, 'schedule_backdates', { account_code: account, backdate_id: id }, { reason })
}
