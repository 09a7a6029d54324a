import type { OutgoingFile } from '@portico/contract/kit/call.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { notFound } from '../../../platform/error-response.ts'
import { pdfFormView } from './pdf-form.view.ts'

/** The empty PDF of a form, to be shown in place. A form that is no PDF has none. */
export async function sheetsFile(tx: Tx, { files }: Pick<Platform, 'files'>, formId: string): Promise<OutgoingFile> {
  const pdf = await pdfFormView(tx, formId)
  if (pdf === undefined) throw notFound()
  return {
    name: 'form.pdf',
    type: 'application/pdf',
    bytes: pdf.bytes,
    disposition: 'inline',
    open: (range) => files.open(pdf.fileKey, range),
  }
}
