import type { AccountDocument } from '@portico/contract/areas/documents/document.shapes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { isId } from '../../../platform/ids.ts'
import type { Reader } from '../document.access.ts'
import { documentView } from '../document.view.ts'
import { sameNameView } from '../same-name.view.ts'

/** A file being uploaded in pieces, as its sender sees it. */
export interface Upload {
  readonly id: string
  readonly name: string
  readonly bytes: number
  readonly received: number
  readonly folderId: string | null
  readonly isInternal: boolean
}

const uploads = sql`select id, name, bytes, received, folder_id as "folderId", is_internal as "isInternal"
  from document_uploads`

/** An upload of the reader; they cannot see others. */
export async function uploadView(tx: Tx, { account, userId }: Reader, id: string): Promise<Upload | undefined> {
  if (!isId(id)) return undefined
  const { rows } = await sql<Upload>`${uploads} where account_code = ${account} and id = ${id} and user_id = ${userId}
    and bytes is not null and document_id is null`.execute(tx.db)
  return rows[0]
}

/** The document of an upload, once the call that finishes it is done. */
export async function finishedView(tx: Tx, reader: Reader, id: string): Promise<AccountDocument | undefined> {
  if (!isId(id)) return undefined
  const { rows } = await sql<{ documentId: string | null }>`select document_id as "documentId" from document_uploads
    where account_code = ${reader.account} and id = ${id} and user_id = ${reader.userId} for update`.execute(tx.db)
  const documentId = rows[0]?.documentId ?? undefined
  return documentId === undefined ? undefined : documentView(tx, { ...reader, hiddenTypes: [] }, documentId)
}

/** An unfinished upload of the same file to the same place, recognized by name, size and time. */
export async function unfinishedView(
  tx: Tx,
  { account, userId }: Reader,
  file: Omit<Upload, 'id' | 'received'> & { readonly modifiedAt: number },
): Promise<Upload | undefined> {
  const { rows } = await sql<Upload>`${uploads} where account_code = ${account} and user_id = ${userId}
    and name = ${file.name} and bytes = ${file.bytes} and modified_at = ${file.modifiedAt}
    and document_id is null and folder_id is not distinct from ${file.folderId}::uuid and is_internal = ${file.isInternal}
    order by created_at desc limit 1`.execute(tx.db)
  return rows[0]
}

/** The state of an upload, as its calls return it. */
export async function uploadStateView(tx: Tx, reader: Reader, upload: Upload) {
  const { id, received, bytes, name } = upload
  return { id, offset: received, bytes, sameName: await sameNameView(tx, reader, upload, name) }
}
