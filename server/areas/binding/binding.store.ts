import type { Selectable, Updateable } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { deleteRow, insertRows, saveRow } from '../../platform/database/rows.ts'
import type { Tables } from '../../tables/tables.generated.ts'

export type OrderRow = Selectable<Tables['bind_orders']>

interface Which {
  readonly account: string
  readonly quoteId: string
}

/** Locks a bind request that is about to change. */
export const lockedOrder = (tx: Tx, { account, quoteId }: Which): Promise<OrderRow | undefined> =>
  tx.db
    .selectFrom('bind_orders')
    .selectAll()
    .where('account_code', '=', account)
    .where('quote_id', '=', quoteId)
    .forUpdate()
    .executeTakeFirst()

/** Changes an order that its caller has locked. */
export async function updateOrder(
  tx: Tx,
  { account_code, quote_id, version }: Pick<OrderRow, 'account_code' | 'quote_id' | 'version'>,
  change: Omit<Updateable<Tables['bind_orders']>, 'account_code' | 'quote_id' | 'version'>,
): Promise<void> {
  await tx.db
    .updateTable('bind_orders')
    .set({ ...change, version: version + 1 })
    .where('account_code', '=', account_code)
    .where('quote_id', '=', quote_id)
    .execute()
}

/** Replaces the people named to request to bind. */
export async function replaceSigners(tx: Tx, account: string, userIds: readonly string[]): Promise<void> {
  await deleteRow(tx, 'bind_signers', { account_code: account })
  await insertRows(
    tx,
    'bind_signers',
    userIds.map((userId) => ({ account_code: account, user_id: userId })),
  )
}

/** Stores the decision on a discrepancy, replacing an earlier one. */
export async function keepDifference(tx: Tx, decided: Tables['bind_differences']): Promise<void> {
  await saveRow(tx, 'bind_differences', ['account_code', 'quote_id', 'key'], decided)
}
