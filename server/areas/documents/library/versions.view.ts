import type { ScanState } from '@portico/contract/areas/documents/document.shapes.ts'
import { sql } from 'kysely'
import { fullName } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/database/database.ts'

interface VersionRow {
  readonly number: number
  readonly mediaType: string
  readonly bytes: number
  readonly sha256: string
  readonly scan: ScanState
  readonly at: Date
  readonly firstName: string
  readonly lastName: string
  readonly sentBy: string | null
}

/** The versions of a document that the reader was found to see, newest first. */
export async function versionsView(tx: Tx, account: string, documentId: string) {
  const { rows } = await sql<VersionRow>`select number, media_type as "mediaType", bytes, sha256, scan,
      uploaded_at as at, first_name as "firstName", last_name as "lastName", sent_by as "sentBy"
    from document_versions join users on users.id = uploaded_by
    where account_code = ${account} and document_id = ${documentId} order by number desc`.execute(tx.db)
  return rows.map(({ at, firstName, lastName, sentBy, ...row }) => ({
    ...row,
    uploadedBy: sentBy ?? fullName({ firstName, lastName }),
    isByLink: sentBy !== null,
    uploadedAt: at.toISOString(),
  }))
}
