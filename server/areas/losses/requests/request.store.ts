import type { Updateable } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import type { Tables } from '../../../tables/tables.generated.ts'

/** Saves a change made from `version`. False where the request has moved on since. */
export async function updateRequest(
  tx: Tx,
  account: string,
  { id, version }: { readonly id: string; readonly version: number },
  change: Pick<Updateable<Tables['loss_run_requests']>, 'follow_ups' | 'withdrawn_reason'>,
): Promise<boolean> {
  const updated = await tx.db
    .updateTable('loss_run_requests')
    .set({ ...change, version: version + 1 })
    .where('account_code', '=', account)
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  return updated !== undefined
}

/** Takes the one reminder of a request that is overdue. Of two servers that try at once, one gets it. */
export async function takeReminder(tx: Tx, account: string, id: string, today: string): Promise<boolean> {
  const taken = await tx.db
    .updateTable('loss_run_requests')
    .set({ reminded_on: today })
    .where('account_code', '=', account)
    .where('id', '=', id)
    .where('reminded_on', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return taken !== undefined
}
