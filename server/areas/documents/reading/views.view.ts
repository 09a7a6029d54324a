import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import type { Reader } from '../document.access.ts'
import type { StoredVersion } from './stored-version.view.ts'

/** The most looks that are shown; the audit has all of them. */
const viewLimit = 200

interface ViewRow {
  readonly how: 'PREVIEW' | 'DOWNLOAD' | 'ZIP'
  readonly versionNumber: number
  readonly at: Date
  readonly name: string
}

/** Who saw a document, the newest first. */
export async function viewsView(tx: Tx, account: string, documentId: string) {
  const { rows } = await sql<ViewRow>`select how, version_number as "versionNumber", at, name
    from document_views join person_names person on person.id = user_id
    where account_code = ${account} and document_id = ${documentId} order by seq desc limit ${viewLimit}`.execute(tx.db)
  return rows.map(({ at, ...view }) => ({ ...view, at: at.toISOString() }))
}

/** Whether someone has seen a version of a document since a moment. */
export async function hasSeen(
  tx: Tx,
  { account, userId }: Pick<Reader, 'account' | 'userId'>,
  { id, number }: Pick<StoredVersion, 'id' | 'number'>,
  since: Date,
): Promise<boolean> {
  const { rows } = await sql`select 1 from document_views where account_code = ${account} and document_id = ${id}
    and user_id = ${userId} and version_number = ${number} and at > ${since} limit 1`.execute(tx.db)
  return rows.length > 0
}
