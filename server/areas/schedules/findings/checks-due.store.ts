import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { deleteRow } from '../../../platform/database/rows.ts'
import type { TabOf } from '../tabs/tab.store.ts'

/** Requests a check of a tab; returns how often it was requested since the last one. */
export async function askForCheck(tx: Tx, { account, type, tabId }: TabOf): Promise<number> {
  const { asks } = await tx.db
    .insertInto('schedule_checks_due')
    .values({ account_code: account, schedule_type: type, tab_id: tabId, asks: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['account_code', 'schedule_type', 'tab_id'])
        .doUpdateSet({ asks: sql`schedule_checks_due.asks + 1` }),
    )
    .returning('asks')
    .executeTakeFirstOrThrow()
  return asks
}

/** Marks a tab's check as done for all requests so far; returns whether there were none since. */
export async function settleCheck(tx: Tx, { account, type, tabId }: TabOf, asks: number): Promise<boolean> {
  return deleteRow(tx, 'schedule_checks_due', { account_code: account, schedule_type: type, tab_id: tabId, asks })
}

/** Deletes a tab's pending check: the next change requests it again. */
export async function dropCheck(tx: Tx, { account, type, tabId }: TabOf): Promise<void> {
  await deleteRow(tx, 'schedule_checks_due', { account_code: account, schedule_type: type, tab_id: tabId })
}
