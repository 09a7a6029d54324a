import { sql, type Updateable } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { Tables } from '../../tables/tables.generated.ts'

/** Makes other changes to a renewal's quotes wait until this transaction ends. */
export async function lockQuotes(tx: Tx, account: string, cycleId: string): Promise<void> {
  await sql`select 1 from renewal_cycles where account_code = ${account} and id = ${cycleId} for update`.execute(tx.db)
}

/** Changes a quote; its version moves on. */
export async function updateQuote(
  tx: Tx,
  account: string,
  { id, version }: { readonly id: string; readonly version: number },
  change: Omit<Updateable<Tables['quotes']>, 'account_code' | 'id' | 'version'>,
): Promise<void> {
  await tx.db
    .updateTable('quotes')
    .set({ ...change, version: version + 1 })
    .where('account_code', '=', account)
    .where('id', '=', id)
    .execute()
}
