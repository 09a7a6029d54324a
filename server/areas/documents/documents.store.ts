import { type Insertable, sql, type Updateable } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { Tables } from '../../tables/tables.generated.ts'
import { insertIfAbsent } from '../../platform/database/rows.ts'

/** The fields of a document that change after it was added. */
type DocumentChange = Pick<
  Updateable<Tables['documents']>,
  'name' | 'folder_id' | 'type' | 'tags' | 'is_internal' | 'trashed_at' | 'current_number' | 'changed_at'
>

/** Saves a change made from `version`. False where the document has moved on since. */
export async function updateDocument(
  tx: Tx,
  account: string,
  { id, version }: { id: string; version: number },
  change: DocumentChange,
): Promise<boolean> {
  const updated = await tx.db
    .updateTable('documents')
    .set({ ...change, version: version + 1 })
    .where('account_code', '=', account)
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  return updated !== undefined
}

/** Takes a document away for good, with its versions and views. */
export async function deleteDocument(tx: Tx, account: string, id: string): Promise<void> {
  await tx.db.deleteFrom('documents').where('account_code', '=', account).where('id', '=', id).execute()
}

export async function insertVersion(tx: Tx, version: Insertable<Tables['document_versions']>): Promise<void> {
  await tx.db.insertInto('document_versions').values(version).execute()
}

/** Keeps who saw a document. Nothing changes these rows afterwards. */
export async function insertViews(tx: Tx, views: readonly Insertable<Tables['document_views']>[]): Promise<void> {
  await tx.db.insertInto('document_views').values(views).execute()
}

export async function renameFolderRow(tx: Tx, account: string, id: string, name: string): Promise<void> {
  await tx.db
    .updateTable('document_folders')
    .set({ name })
    .where('account_code', '=', account)
    .where('id', '=', id)
    .execute()
}

export async function deleteFolderRow(tx: Tx, account: string, id: string): Promise<void> {
  await tx.db.deleteFrom('document_folders').where('account_code', '=', account).where('id', '=', id).execute()
}

/** What lies in the trash no longer needs its folder. */
export async function moveTrashToTop(tx: Tx, account: string, folderId: string): Promise<void> {
  await tx.db
    .updateTable('documents')
    .set({ folder_id: null })
    .where('account_code', '=', account)
    .where('folder_id', '=', folderId)
    .where('trashed_at', 'is not', null)
    .execute()
}

/** Notes that a piece has come. False where another one came first. */
export async function advanceUpload(
  tx: Tx,
  account: string,
  { id, from, to }: { id: string; from: number; to: number },
): Promise<boolean> {
  const updated = await tx.db
    .updateTable('document_uploads')
    .set({ received: to })
    .where('account_code', '=', account)
    .where('id', '=', id)
    .where('received', '=', sql<number>`${from}::bigint`)
    .returning('id')
    .executeTakeFirst()
  return updated !== undefined
}

/** Notes which document an upload has become; its own answer is found by it for a day. */
export async function closeUpload(
  tx: Tx,
  account: string,
  { id, documentId }: { id: string; documentId: string },
): Promise<void> {
  await tx.db
    .updateTable('document_uploads')
    .set({ document_id: documentId })
    .where('account_code', '=', account)
    .where('id', '=', id)
    .execute()
}

export async function deleteUpload(tx: Tx, account: string, id: string): Promise<void> {
  await tx.db.deleteFrom('document_uploads').where('account_code', '=', account).where('id', '=', id).execute()
}

/** Gives the library of an account to another, in a folder of its own: so that no name stands twice. */
export async function moveLibrary(
  tx: Tx,
  { from, into }: { readonly from: string; readonly into: string },
  folder: Omit<Insertable<Tables['document_folders']>, 'account_code' | 'parent_id'>,
): Promise<void> {
  await tx.db
    .updateTable('documents')
    .set({ account_code: into })
    .where('account_code', '=', from)
    .where('trashed_at', 'is not', null)
    .execute()
  await insertIfAbsent(tx, 'document_folders', { ...folder, account_code: from, parent_id: null })
  await tx.db
    .updateTable('documents')
    .set({ folder_id: folder.id })
    .where('account_code', '=', from)
    .where('folder_id', 'is', null)
    .execute()
  await tx.db
    .updateTable('document_folders')
    .set({ parent_id: folder.id })
    .where('account_code', '=', from)
    .where('parent_id', 'is', null)
    .where('id', '<>', folder.id)
    .execute()
  await tx.db.updateTable('document_folders').set({ account_code: into }).where('account_code', '=', from).execute()
}
