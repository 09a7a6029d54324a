import { sql, type Insertable, type Updateable } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { Tables } from '../../tables/tables.generated.ts'

/** Has others who would change quotes of a renewal wait until this transaction has ended. */
export async function lockQuotes(tx: Tx, account: string, cycleId: string): Promise<void> {
  await sql`select 1 from renewal_cycles where account_code = ${account} and id = ${cycleId} for update`.execute(tx.db)
}

export async function insertQuote(tx: Tx, row: Insertable<Tables['quotes']>): Promise<void> {
  await tx.db.insertInto('quotes').values(row).execute()
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

export async function insertPublication(tx: Tx, row: Insertable<Tables['quote_publications']>): Promise<void> {
  await tx.db.insertInto('quote_publications').values(row).execute()
}

/** Keeps that someone has looked at a publication; false where they had before. */
export async function insertView(tx: Tx, row: Insertable<Tables['quote_views']>): Promise<boolean> {
  const inserted = await tx.db
    .insertInto('quote_views')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('number')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function insertQuestion(tx: Tx, row: Insertable<Tables['quote_questions']>): Promise<void> {
  await tx.db.insertInto('quote_questions').values(row).execute()
}
