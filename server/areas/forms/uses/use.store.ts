import type { Layout } from '@portico/contract/areas/forms/layout.shapes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'

/** One application of one account. */
export interface ApplicationOf {
  readonly account: string
  readonly applicationId: string
}

/** Keeps a layout for ever, once. */
export async function keepEdition(tx: Tx, id: string, layout: Layout): Promise<void> {
  await tx.db
    .insertInto('form_editions')
    .values({ id, layout: JSON.stringify(layout) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Says of what an application is made, and what it is called. */
export async function keepUse(
  tx: Tx,
  { account, applicationId }: ApplicationOf,
  { formId, editionId, title }: { readonly formId: string; readonly editionId: string; readonly title: string },
): Promise<void> {
  await tx.db
    .insertInto('form_uses')
    .values({ account_code: account, application_id: applicationId, form_id: formId, edition_id: editionId, title })
    .execute()
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
  await tx.db
    .deleteFrom('form_uses')
    .where('account_code', '=', account)
    .where('application_id', '=', applicationId)
    .execute()
}
