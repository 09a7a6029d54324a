import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { isId } from '../../../platform/ids.ts'
import type { ClaimReader } from '@portico/contract/areas/claims/reading/claim-reader.ts'

interface NoticeFile {
  readonly key: string
  readonly name: string
  readonly bytes: number
  readonly hasMedical: boolean
}

/** Where the file of a notice is stored. */
export async function noticeFile(
  tx: Tx,
  { account }: ClaimReader,
  { claimId, noticeId }: { readonly claimId: string; readonly noticeId: string },
): Promise<NoticeFile | undefined> {
  if (!isId(claimId) || !isId(noticeId)) return undefined
  const { rows } = await sql<NoticeFile>`
    select file_key as key, file_name as name, bytes, has_medical as "hasMedical" from claim_notices
    where account_code = ${account} and claim_id = ${claimId} and id = ${noticeId}`.execute(tx.db)
  return rows[0]
}
