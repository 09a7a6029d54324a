import type { SubmissionContent } from '@portico/contract/areas/submissions/submission.shapes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { isId } from '../../../platform/ids.ts'

type ChosenDocument = SubmissionContent['documents'][number]

/** A document that can be chosen, and when its current version came. */
export interface SubmittableDocument extends ChosenDocument {
  readonly cameAt: Date
}

/** Documents in their current versions that may leave the brokerage and are not in the trash. */
const documentsOf = (account: string) => sql`select documents.id, name, current_number as version, bytes, changed_at,
    uploaded_at as "cameAt",
    case when exists (select from loss_runs where loss_runs.account_code = documents.account_code
        and loss_runs.document_id = documents.id and removed_at is null) then 'LOSS_RUN'
      when exists (select from financial_files file where file.account_code = documents.account_code
        and file.document_id = documents.id) then 'FINANCIALS'
      else 'DOCUMENT' end as kind
  from unrestricted_documents documents join document_versions on document_versions.account_code = documents.account_code
    and document_id = documents.id and number = current_number
  where documents.account_code = ${account} and trashed_at is null and not is_internal`

/** Those of the chosen documents that there are. */
export async function chosenDocumentsView(tx: Tx, account: string, ids: readonly string[]): Promise<ChosenDocument[]> {
  const { rows } =
    await sql<ChosenDocument>`select id, name, version, bytes, kind from (${documentsOf(account)}) document
    where id = any(${ids.filter(isId)}::uuid[]) order by lower(name), id`.execute(tx.db)
  return rows
}

/** The documents that can be chosen: loss runs and statements first, then the last changed first. */
export async function submittableDocumentsView(tx: Tx, account: string): Promise<SubmittableDocument[]> {
  const { rows } = await sql<SubmittableDocument>`select id, name, version, bytes, kind, "cameAt"
    from (${documentsOf(account)}) document
    order by kind = 'DOCUMENT', changed_at desc, id limit 200`.execute(tx.db)
  return rows
}
