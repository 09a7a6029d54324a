import type { Worksheet, WorksheetContent } from '@portico/contract/areas/experience/worksheet.shapes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { deleteRow, insertRow } from '../../platform/database/rows.ts'

/** Has changes to the worksheets of one account wait for each other, until this transaction ends. */
export async function lockWorksheets(tx: Tx, account: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`experience ${account}`}, 0))`.execute(tx.db)
}

/** A version's stored data in addition to its content. */
interface Saved {
  readonly at: Date
  readonly by: string
}

/** Stores a version of a worksheet as its newest. */
export async function insertVersion(
  tx: Tx,
  account: string,
  { id, number, content }: { readonly id: string; readonly number: number; readonly content: WorksheetContent },
  saved: Saved,
): Promise<void> {
  await tx.db
    .updateTable('mod_worksheets')
    .set({ version: number })
    .where('account_code', '=', account)
    .where('id', '=', id)
    .execute()
  await insertRow(tx, 'mod_worksheet_versions', {
    account_code: account,
    worksheet_id: id,
    number,
    content: JSON.stringify(content),
    saved_at: saved.at,
    saved_by: saved.by,
  })
}

/** Takes a worksheet away with its versions. */
export async function deleteWorksheet(tx: Tx, account: string, { id }: Pick<Worksheet, 'id'>): Promise<void> {
  await deleteRow(tx, 'mod_worksheets', { account_code: account, id })
}
