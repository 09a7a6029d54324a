import type { Attachment } from '@portico/contract/kit/email/email-template.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'

/** What email servers usually take in one email, in bytes. */
const mostBytes = 15_000_000

/** The documents of a claim as an email carries them, as many as it has room for. */
export async function enclosedFiles(tx: Tx, account: string, claimId: string): Promise<readonly Attachment[]> {
  const { rows } = await sql<Attachment>`
    select name, key, "mediaType" from (
      select d.name, v.file_key as key, v.media_type as "mediaType", f.added_at,
        sum(v.bytes) over (order by f.added_at, d.id) as so_far
      from claim_files f
        join documents d on d.account_code = f.account_code and d.id = f.document_id and d.trashed_at is null
        join document_versions v on v.account_code = d.account_code and v.document_id = d.id
          and v.number = d.current_number
      where f.account_code = ${account} and d.account_code = ${account} and v.account_code = ${account}
        and f.claim_id = ${claimId}) each
    where so_far <= ${mostBytes} order by added_at, key`.execute(tx.db)
  return rows
}
