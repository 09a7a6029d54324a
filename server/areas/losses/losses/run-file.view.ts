import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'

/** Where a loss run's file is stored; undefined if it is in the trash or deleted. */
export async function runFile(
  tx: Tx,
  account: string,
  documentId: string,
): Promise<{ key: string; name: string } | undefined> {
  const { rows } = await sql<{ key: string; name: string }>`
    select file_key as key, name from unrestricted_documents documents join document_versions v
      on v.account_code = documents.account_code and document_id = documents.id and number = current_number
    where documents.account_code = ${account} and documents.id = ${documentId} and trashed_at is null`.execute(tx.db)
  return rows[0]
}
