import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { isId } from '../../../platform/ids.ts'
import type { Reader } from '../document.access.ts'
import { visibleTo } from '../document.view.ts'

/** A version of a document, and where the store has its file. */
export interface StoredVersion {
  readonly id: string
  readonly name: string
  readonly isInternal: boolean
  readonly folderId: string | null
  readonly number: number
  readonly key: string
  readonly mediaType: string
  readonly bytes: number
}

const versions = sql`select documents.id, name, is_internal as "isInternal", folder_id as "folderId", number, file_key as key,
    media_type as "mediaType", bytes
  from documents join document_versions
    on document_versions.account_code = documents.account_code and document_id = documents.id`

/** The requested version, or the current one; undefined if the reader may not see it or it is in the trash. */
export async function storedVersionView(
  tx: Tx,
  reader: Reader,
  { id, number }: { id: string; number?: number | undefined },
): Promise<StoredVersion | undefined> {
  if (!isId(id)) return undefined
  const { rows } = await sql<StoredVersion>`${versions} where ${visibleTo(reader)} and documents.id = ${id}
    and trashed_at is null and number = coalesce(${number ?? null}::int, current_number)`.execute(tx.db)
  return rows[0]
}

/** The current versions of several documents, as far as there are any to the reader. */
export async function storedVersionsView(tx: Tx, reader: Reader, ids: readonly string[]): Promise<StoredVersion[]> {
  const { rows } = await sql<StoredVersion>`${versions} where ${visibleTo(reader)}
    and documents.id = any(${ids.filter(isId)}::uuid[]) and trashed_at is null and number = current_number
    order by lower(name), documents.id`.execute(tx.db)
  return rows
}
