import type { UploadState } from '@portico/contract/areas/account-uploads/account-upload.shapes.ts'
import type { CheckedRow } from '@portico/contract/areas/account-uploads/upload-row.rules.ts'
import type { Updateable } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { deleteRow, insertRows } from '../../platform/database/rows.ts'
import type { Tables } from '../../tables/tables.generated.ts'

type UploadChange = Omit<Updateable<Tables['account_uploads']>, 'id' | 'brokerage_code' | 'created_at' | 'created_by'>

/** Changes an upload that is in one of these states. Returns false if it has moved on. */
export async function updateUpload(
  tx: Tx,
  id: string,
  from: readonly UploadState[],
  change: UploadChange,
): Promise<boolean> {
  const updated = await tx.db
    .updateTable('account_uploads')
    .set(change)
    .where('id', '=', id)
    .where('state', 'in', from)
    .returning('id')
    .executeTakeFirst()
  return updated !== undefined
}

/** Replaces the rows of an upload by those that were checked. */
export async function replaceRows(tx: Tx, id: string, rows: readonly CheckedRow[]): Promise<void> {
  await deleteRow(tx, 'account_upload_rows', { upload_id: id })
  await insertRows(
    tx,
    'account_upload_rows',
    rows.map(({ row, cells, code, opening, errors }) => ({
      upload_id: id,
      row,
      cells: JSON.stringify(cells),
      state: opening === null ? ('ERROR' as const) : ('READY' as const),
      code,
      opening: opening === null ? null : JSON.stringify(opening),
      errors: JSON.stringify(errors),
    })),
  )
}

/** Deletes the uploads of a brokerage that were never started, from before a moment. */
export async function deleteOldDrafts(tx: Tx, brokerage: string, before: Date): Promise<void> {
  await tx.db
    .deleteFrom('account_uploads')
    .where('brokerage_code', '=', brokerage)
    .where('state', '=', 'DRAFT')
    .where('created_at', '<', before)
    .execute()
}
