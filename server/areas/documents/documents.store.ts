import { type Insertable, sql, type Updateable } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { Tables } from '../../tables/tables.generated.ts'
import { deleteRow, insertIfAbsent, moveRows, updateAtVersion, updateRow } from '../../platform/database/rows.ts'

/** The fields of a document that change after it was added. */
type DocumentChange = Pick<
  Updateable<Tables['documents']>,
  'name' | 'folder_id' | 'type' | 'tags' | 'is_internal' | 'trashed_at' | 'current_number' | 'changed_at'
>

/** Saves a change based on `version`. Returns false if the document has changed since. */
export async function updateDocument(
  tx: Tx,
  account: string,
  { id, version }: { id: string; version: number },
  change: DocumentChange,
): Promise<boolean> {
  return updateAtVersion(tx, 'documents', { account_code: account, id, version }, change)
}

/** Who may see the documents of a claim: if they may reveal an injury, also the author of its draft. */
export interface ClaimPrivacy {
  readonly isMedical: boolean
  readonly author: string | null
}

/**
 * Restricts the documents of a claim to people who may see its medical facts, or shares them again. A document whose
 * name is taken there gets a part of its id.
 */
export async function saveClaimPrivacy(
  tx: Tx,
  account: string,
  claimId: string,
  { isMedical, author }: ClaimPrivacy,
): Promise<void> {
  const freeName = sql<string>`case when exists (select from documents other
      where other.account_code = ${account} and other.folder_id is not distinct from documents.folder_id
        and other.is_internal = documents.is_internal and other.is_medical = ${isMedical}::boolean
        and lower(other.name) = lower(documents.name) and other.id <> documents.id and other.trashed_at is null)
    then left(regexp_replace(documents.name, '\\.[^.]*$', ''), 180) || ' ' || right(documents.id::text, 6)
      || coalesce(substring(documents.name from '\\.[^.]*$'), '')
    else documents.name end`
  await tx.db
    .updateTable('documents')
    .set({ is_medical: isMedical, medical_author: author, name: freeName })
    .where('account_code', '=', account)
    .where('claim_id', '=', claimId)
    .where((each) => each.or([each('is_medical', '<>', isMedical), each('medical_author', 'is distinct from', author)]))
    .execute()
}

/** Documents in the trash no longer need their folder. */
export async function moveTrashToTop(tx: Tx, account: string, folderId: string): Promise<void> {
  await tx.db
    .updateTable('documents')
    .set({ folder_id: null })
    .where('account_code', '=', account)
    .where('folder_id', '=', folderId)
    .where('trashed_at', 'is not', null)
    .execute()
}

/** Records a received piece. Returns false if another one was first. */
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

export async function deleteUpload(tx: Tx, account: string, id: string): Promise<void> {
  await deleteRow(tx, 'document_uploads', { account_code: account, id })
}

/** Moves an account's library to another account, into its own folder so that names stay unique. */
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
  await updateRow(tx, 'documents', { account_code: from, folder_id: null }, { folder_id: folder.id })
  await tx.db
    .updateTable('document_folders')
    .set({ parent_id: folder.id })
    .where('account_code', '=', from)
    .where('parent_id', 'is', null)
    .where('id', '<>', folder.id)
    .execute()
  await moveRows(tx, 'document_folders', from, into)
}
