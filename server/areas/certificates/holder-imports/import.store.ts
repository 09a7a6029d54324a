import type { CheckedHolder } from '@portico/contract/areas/certificates/holders/holder-file.ts'
import type { HolderImportState } from '@portico/contract/areas/certificates/holders/holder-import.shapes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { deleteRow, insertRows, type Row, type RowChanges } from '../../../platform/database/rows.ts'
import type { ImportAt } from './imports.view.ts'

/** Changes an import that is in one of these states. Returns false if it has moved on. */
export async function updateImport(
  tx: Tx,
  { account, id }: ImportAt,
  from: readonly HolderImportState[],
  changes: RowChanges<'holder_imports'>,
): Promise<boolean> {
  const updated = await tx.db
    .updateTable('holder_imports')
    .set(changes)
    .where('account_code', '=', account)
    .where('id', '=', id)
    .where('state', 'in', from)
    .returning('id')
    .executeTakeFirst()
  return updated !== undefined
}

/** Replaces the rows of an import by those that were checked. */
export async function replaceRows(tx: Tx, { account, id }: ImportAt, rows: readonly CheckedHolder[]): Promise<void> {
  await deleteRow(tx, 'holder_import_rows', { account_code: account, import_id: id })
  await insertRows(
    tx,
    'holder_import_rows',
    rows.map(({ row, cells, draft, errors, like, choice }) => ({
      account_code: account,
      import_id: id,
      row,
      cells: JSON.stringify(cells),
      state: draft === null ? ('ERROR' as const) : ('READY' as const),
      draft: draft === null ? null : JSON.stringify(draft),
      errors: JSON.stringify(errors),
      like_holder: like !== null && 'holderId' in like ? like.holderId : null,
      like_row: like !== null && 'row' in like ? like.row : null,
      choice,
    })),
  )
}

/** The result of a row. */
export interface RowResult extends Pick<Row<'holder_import_rows'>, 'row' | 'state'> {
  readonly holderId?: string
  readonly version?: number
  readonly before?: Row<'holder_import_rows'>['before']
  readonly message?: string
}

/** Saves the results of rows in one statement. */
export async function saveResults(tx: Tx, { account, id }: ImportAt, results: readonly RowResult[]): Promise<void> {
  const result = sql<{ row: number }>`jsonb_to_recordset(${JSON.stringify(results)}::jsonb)`.as<'result'>(
    sql`result (row integer, state text, "holderId" uuid, version integer, before jsonb, message text)`,
  )
  await tx.db
    .updateTable('holder_import_rows as saved')
    .from(result)
    .set({
      state: sql`result.state`,
      message: sql`result.message`,
      holder_id: sql`coalesce(result."holderId", saved.holder_id)`,
      holder_version: sql`coalesce(result.version, saved.holder_version)`,
      before: sql`coalesce(result.before, saved.before)`,
    })
    .where('saved.account_code', '=', account)
    .where('saved.import_id', '=', id)
    .whereRef('saved.row', '=', 'result.row')
    .execute()
}

/** Chooses what is done with one row, or with all that look like another holder. Returns how many rows changed. */
export async function saveChoice(
  tx: Tx,
  { account, id }: ImportAt,
  { row, choice }: { readonly row: number | undefined; readonly choice: Row<'holder_import_rows'>['choice'] },
): Promise<number> {
  const { numUpdatedRows } = await tx.db
    .updateTable('holder_import_rows')
    .set({ choice })
    .where('account_code', '=', account)
    .where('import_id', '=', id)
    .where('state', '=', 'READY')
    .where(sql<boolean>`(like_holder is not null or like_row is not null)`)
    .where(row === undefined ? sql<boolean>`true` : sql<boolean>`row = ${row}`)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

/** Deletes the imports of an account that were never started, from before a moment. */
export async function deleteOldDrafts(tx: Tx, account: string, before: Date): Promise<void> {
  await tx.db
    .deleteFrom('holder_imports')
    .where('account_code', '=', account)
    .where('state', '=', 'DRAFT')
    .where('created_at', '<', before)
    .execute()
}
