import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { BindingTables } from './binding.table.ts'

export type OrderRow = Selectable<BindingTables['bind_orders']>

interface Which {
  readonly account: string
  readonly quoteId: string
}

const tables = (tx: Tx) => tx.db.$extendTables<BindingTables>()

/** An order that is about to change: whoever else changes it waits. */
export const lockedOrder = (tx: Tx, { account, quoteId }: Which): Promise<OrderRow | undefined> =>
  tables(tx)
    .selectFrom('bind_orders')
    .selectAll()
    .where('account_code', '=', account)
    .where('quote_id', '=', quoteId)
    .forUpdate()
    .executeTakeFirst()

/** Adds an order. False where another was added meanwhile. */
export async function insertOrder(tx: Tx, order: Insertable<BindingTables['bind_orders']>): Promise<boolean> {
  const added = await tables(tx)
    .insertInto('bind_orders')
    .values(order)
    .onConflict((conflict) => conflict.doNothing())
    .returning('quote_id')
    .executeTakeFirst()
  return added !== undefined
}

/** Changes an order that its caller has locked. */
export async function updateOrder(
  tx: Tx,
  { account_code, quote_id, version }: Pick<OrderRow, 'account_code' | 'quote_id' | 'version'>,
  change: Omit<Updateable<BindingTables['bind_orders']>, 'account_code' | 'quote_id' | 'version'>,
): Promise<void> {
  await tables(tx)
    .updateTable('bind_orders')
    .set({ ...change, version: version + 1 })
    .where('account_code', '=', account_code)
    .where('quote_id', '=', quote_id)
    .execute()
}

/** Puts people in the place of those who were named to order cover. */
export async function replaceSigners(tx: Tx, account: string, userIds: readonly string[]): Promise<void> {
  await tables(tx).deleteFrom('bind_signers').where('account_code', '=', account).execute()
  if (userIds.length === 0) return
  await tables(tx)
    .insertInto('bind_signers')
    .values(userIds.map((userId) => ({ account_code: account, user_id: userId })))
    .execute()
}

export async function insertBinder(tx: Tx, binder: Insertable<BindingTables['bind_binders']>): Promise<void> {
  await tables(tx).insertInto('bind_binders').values(binder).execute()
}

/** Keeps what was decided of a difference, in the place of what was decided before. */
export async function keepDifference(tx: Tx, decided: BindingTables['bind_differences']): Promise<void> {
  await tables(tx)
    .insertInto('bind_differences')
    .values(decided)
    .onConflict((conflict) => conflict.columns(['account_code', 'quote_id', 'key']).doUpdateSet(decided))
    .execute()
}

/** Takes the reminder of so many days for itself. Of two servers that try at once, one gets it. */
export async function takeBinderReminder(tx: Tx, reminder: BindingTables['bind_reminders']): Promise<boolean> {
  const taken = await tables(tx)
    .insertInto('bind_reminders')
    .values(reminder)
    .onConflict((conflict) => conflict.doNothing())
    .returning('days')
    .executeTakeFirst()
  return taken !== undefined
}
