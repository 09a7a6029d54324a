import { sql } from 'kysely'
import { fullName } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/database/database.ts'

/** The most looks that are shown; the audit has all of them. */
const viewLimit = 200

interface ViewRow {
  readonly how: 'PREVIEW' | 'DOWNLOAD' | 'ZIP'
  readonly versionNumber: number
  readonly at: Date
  readonly firstName: string
  readonly lastName: string
}

/** Who saw a document, the newest first. */
export async function viewsView(tx: Tx, account: string, documentId: string) {
  const { rows } = await sql<ViewRow>`select how, version_number as "versionNumber", at,
      first_name as "firstName", last_name as "lastName"
    from document_views join users on users.id = user_id
    where account_code = ${account} and document_id = ${documentId} order by seq desc limit ${viewLimit}`.execute(tx.db)
  return rows.map(({ at, how, versionNumber, ...who }) => ({
    name: fullName(who),
    how,
    versionNumber,
    at: at.toISOString(),
  }))
}
