import type { ScanState } from '@portico/contract/areas/documents/document.shapes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'

interface VersionRow {
  readonly number: number
  readonly mediaType: string
  readonly bytes: number
  readonly sha256: string
  readonly scan: ScanState
  readonly at: Date
  readonly uploader: string
  readonly sentBy: string | null
}

/** The versions of a document that the reader was found to see, newest first. */
export async function versionsView(tx: Tx, account: string, documentId: string) {
  const { rows } = await sql<VersionRow>`select number, media_type as "mediaType", bytes, sha256, scan,
      uploaded_at as at, name as uploader, sent_by as "sentBy"
    from document_versions join person_names person on person.id = uploaded_by
    where account_code = ${account} and document_id = ${documentId} order by number desc`.execute(tx.db)
  return rows.map(({ at, uploader, sentBy, ...row }) => ({
    ...row,
    uploadedBy: sentBy ?? uploader,
    isByLink: sentBy !== null,
    uploadedAt: at.toISOString(),
  }))
}
