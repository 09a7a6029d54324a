import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'

/** The PDF that a form is answered on. */
export interface PdfForm {
  readonly fileKey: string
  readonly bytes: number
}

/** The PDF of a form; undefined for a form that is none. */
export async function pdfFormView(tx: Tx, formId: string): Promise<PdfForm | undefined> {
  const { rows } = await sql<PdfForm>`select file_key as "fileKey", file_bytes as bytes from pdf_forms
    where form_id = ${formId}`.execute(tx.db)
  return rows[0]
}
