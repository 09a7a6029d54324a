import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { deleteRow, insertRow } from '../../../platform/database/rows.ts'

/** One application of one account. */
export interface ApplicationOf {
  readonly account: string
  readonly applicationId: string
}

/** Records the form of an application, and its name. */
export async function recordUse(
  tx: Tx,
  { account, applicationId }: ApplicationOf,
  { formId, editionId, title }: { readonly formId: string; readonly editionId: string; readonly title: string },
): Promise<void> {
  await insertRow(tx, 'form_uses', {
    account_code: account,
    application_id: applicationId,
    form_id: formId,
    edition_id: editionId,
    title,
  })
}

/** Adds keys of questions that have an answer now, so that layouts cannot drop them. */
export async function noteAnswered(
  tx: Tx,
  { account, applicationId }: ApplicationOf,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return
  await tx.db
    .updateTable('form_uses')
    .set({ answered: sql`array(select distinct key from unnest(answered || ${keys}::text[]) key order by key)` })
    .where('account_code', '=', account)
    .where('application_id', '=', applicationId)
    .where(sql<boolean>`not answered @> ${keys}::text[]`)
    .execute()
}

/** Forgets an application that was removed. */
export async function freeForm(tx: Tx, { account, applicationId }: ApplicationOf): Promise<void> {
  await deleteRow(tx, 'form_uses', { account_code: account, application_id: applicationId })
}
