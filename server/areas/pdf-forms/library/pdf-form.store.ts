import type { Insertable } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import type { PdfFormTables } from './pdf-forms.table.ts'

const tables = (tx: Tx) => tx.db.$extendTables<PdfFormTables>()

/** Keeps which PDF a form is answered on. */
export async function insertPdfForm(tx: Tx, form: Insertable<PdfFormTables['pdf_forms']>): Promise<void> {
  await tables(tx).insertInto('pdf_forms').values(form).execute()
}
