import { type Insertable, sql, type Updateable } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { Tables } from '../../tables/tables.generated.ts'

type Years = Tables['financial_years']

/** Has changes to the years of one account wait for each other, until this transaction ends. */
export async function lockYears(tx: Tx, account: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`financials ${account}`}, 0))`.execute(tx.db)
}

export async function insertYear(tx: Tx, year: Insertable<Years>): Promise<void> {
  await tx.db.insertInto('financial_years').values(year).execute()
}

/** Saves a change of a year; `lockYears` has made sure of the version that it is made from. */
export async function updateYear(
  tx: Tx,
  account: string,
  { id, version }: { readonly id: string; readonly version: number },
  change: Omit<Updateable<Years>, 'account_code' | 'id' | 'version'>,
): Promise<void> {
  await tx.db
    .updateTable('financial_years')
    .set({ ...change, version: version + 1 })
    .where('account_code', '=', account)
    .where('id', '=', id)
    .execute()
}

export async function deleteYearRow(tx: Tx, account: string, id: string): Promise<void> {
  await tx.db.deleteFrom('financial_years').where('account_code', '=', account).where('id', '=', id).execute()
}

export async function insertFinancialFile(tx: Tx, file: Insertable<Tables['financial_files']>): Promise<void> {
  await tx.db
    .insertInto('financial_files')
    .values(file)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
