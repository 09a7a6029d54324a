import type { Insertable } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import type { Tables } from '../../../tables/tables.generated.ts'

/** Keeps which PDF a form is answered on. */
export async function insertPdfForm(tx: Tx, form: Insertable<Tables['pdf_forms']>): Promise<void> {
  await tx.db.insertInto('pdf_forms').values(form).execute()
}
