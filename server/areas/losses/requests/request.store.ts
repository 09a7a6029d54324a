import type { Updateable } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { updateAtVersion, updateRow } from '../../../platform/database/rows.ts'
import type { Tables } from '../../../tables/tables.generated.ts'

type RequestChange =
  | 'follow_ups'
  | 'withdrawn_reason'
  | 'signer_name'
  | 'signer_title'
  | 'signature'
  | 'signed_by'
  | 'signed_at'
  | 'authorization_text'
  | 'sent_on'
  | 'due_on'
  | 'rule'
  | 'letter_id'

/** Saves a change based on `version`. Returns false if the request has changed since. */
export async function updateRequest(
  tx: Tx,
  account: string,
  { id, version }: { readonly id: string; readonly version: number },
  change: Pick<Updateable<Tables['loss_run_requests']>, RequestChange>,
): Promise<boolean> {
  return updateAtVersion(tx, 'loss_run_requests', { account_code: account, id, version }, change)
}

/** Takes the one reminder of a request that is overdue. Of two servers that try at once, one gets it. */
export async function takeReminder(tx: Tx, account: string, id: string, today: string): Promise<boolean> {
  return updateRow(tx, 'loss_run_requests', { account_code: account, id, reminded_on: null }, { reminded_on: today })
}
