import type { Tx } from '../../platform/database/database.ts'
import { streamed } from '../../platform/files/byte-streams.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { newId } from '../../platform/ids.ts'

interface DemoFile {
  readonly account: string
  readonly carrier: string
  readonly name: string
  readonly bytes: Buffer
  readonly by: string
  readonly at: Date
}

/** Keeps a file in the library under Loss runs, in the folder of its carrier; returns the id of the document. */
export async function keepFile(
  { tx, files }: { readonly tx: Tx; readonly files: FileStore },
  { account, carrier, name, bytes, by, at }: DemoFile,
): Promise<string> {
  const above = await folderAt(tx, { account, parent: null, name: 'Loss runs', by, at })
  const folder = await folderAt(tx, { account, parent: above, name: carrier, by, at })
  const id = newId(at)
  const file_key = `demonstration/${id}/1`
  const stored = await files.put(file_key, streamed(bytes))
  await tx.db
    .insertInto('documents')
    .values({
      account_code: account,
      id,
      folder_id: folder,
      name,
      type: 'LOSS_RUN',
      is_internal: false,
      created_by: by,
      created_at: at,
      changed_at: at,
      trashed_at: null,
    })
    .execute()
  await tx.db
    .insertInto('document_versions')
    .values({
      account_code: account,
      document_id: id,
      number: 1,
      file_key,
      media_type: 'application/pdf',
      ...stored,
      scan: 'NOT_SCANNED',
      uploaded_by: by,
      uploaded_at: at,
    })
    .execute()
  return id
}

interface Folder {
  readonly account: string
  readonly parent: string | null
  readonly name: string
  readonly by: string
  readonly at: Date
}

/** The folder with a name, created if missing. */
async function folderAt(tx: Tx, { account, parent, name, by, at }: Folder): Promise<string> {
  const found = await tx.db
    .selectFrom('document_folders')
    .select('id')
    .where('account_code', '=', account)
    .where('name', '=', name)
    .where('parent_id', 'is not distinct from', parent)
    .executeTakeFirst()
  if (found !== undefined) return found.id
  const id = newId(at)
  await tx.db
    .insertInto('document_folders')
    .values({ account_code: account, id, parent_id: parent, name, is_internal: false, created_by: by, created_at: at })
    .execute()
  return id
}
