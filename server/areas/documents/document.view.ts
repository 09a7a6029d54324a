import type { AccountDocument } from '@portico/contract/areas/documents/document.shapes.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { isId } from '../../platform/ids.ts'
import { mayChangeDocument, type Reader } from './document.access.ts'

export interface DocumentRow extends Omit<
  AccountDocument,
  'addedBy' | 'isByLink' | 'addedAt' | 'changedAt' | 'trashedAt' | 'mayChange'
> {
  readonly addedById: string
  readonly sentBy: string | null
  readonly addedAt: Date
  readonly changedAt: Date
  readonly trashedAt: Date | null
  readonly creator: string
}

/** Documents with their current versions. Every document query starts with this and continues with `visibleTo`. */
export const documentRows = sql`select documents.id, documents.name, folder_id as "folderId", type, tags,
    is_internal as "isInternal", is_medical as "isMedical", media_type as "mediaType", bytes, scan, current_number as "versionNumber",
    documents.created_by as "addedById", documents.sent_by as "sentBy", documents.created_at as "addedAt", changed_at as "changedAt",
    trashed_at as "trashedAt", documents.version, person.name as creator
  from documents
  join document_versions on document_versions.account_code = documents.account_code
    and document_id = documents.id and number = current_number
  join person_names person on person.id = documents.created_by`

/** Limits a query to documents the reader may see: the only place that hides internal and medical documents. */
export const visibleTo = ({ account, userId, seesInternal, seesMedical, hiddenTypes }: Reader): RawBuilder<unknown> =>
  sql`documents.account_code = ${account} and (${seesInternal} or not documents.is_internal)
    and (${seesMedical}::boolean or not documents.is_medical or documents.medical_author = ${userId})
    and documents.type <> all(${[...hiddenTypes]}::text[])`

export function shownDocument(row: DocumentRow, reader: Reader): AccountDocument {
  const { addedById, sentBy, creator, ...rest } = row
  return {
    ...rest,
    addedBy: sentBy ?? creator,
    isByLink: sentBy !== null,
    addedAt: row.addedAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
    trashedAt: row.trashedAt?.toISOString() ?? null,
    mayChange: mayChangeDocument(reader, { addedById }),
  }
}

/** One document, in the trash or not; undefined if the reader may not see one. */
export async function documentView(tx: Tx, reader: Reader, id: string): Promise<AccountDocument | undefined> {
  const [document] = await documentsView(tx, reader, [id])
  return document
}

/** Those of the requested documents that the reader may see. */
export async function documentsView(tx: Tx, reader: Reader, ids: readonly string[]): Promise<AccountDocument[]> {
  const asked = ids.filter(isId)
  const { rows } = await sql<DocumentRow>`${documentRows} where ${visibleTo(reader)}
    and documents.id = any(${asked}::uuid[]) order by documents.id`.execute(tx.db)
  return rows.map((row) => shownDocument(row, reader))
}
