import type { Tx } from '../../../platform/database/database.ts'
import { insertRows, updateRow } from '../../../platform/database/rows.ts'
import { newId } from '../../../platform/ids.ts'
import type { Change, TabOf } from '../tabs/tab.store.ts'

/** Lists rows whose change is backdated; their reason is still missing. */
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

/** Saves why a change was backdated; returns whether the account has such a change. */
export async function saveReason(tx: Tx, account: string, id: string, reason: string): Promise<boolean> {
  return updateRow(tx, 'schedule_backdates', { account_code: account, backdate_id: id }, { reason })
}
