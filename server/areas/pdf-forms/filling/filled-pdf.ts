import { pdfFormMessages } from '@portico/contract/areas/pdf-forms/pdf-form.messages.ts'
import type { Answers } from '@portico/contract/areas/forms/answer.shapes.ts'
import type { Layout } from '@portico/contract/areas/forms/layout.shapes.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { gathered } from '../../../platform/files/byte-streams.ts'
import { stampPdf } from '../../../platform/pdf/pdf-process.ts'
import { UnusablePdf } from '../../../platform/pdf/pdf-work.ts'
import type { Platform } from '../../../platform/platform.ts'
import { notFound, unprocessable } from '../../../platform/error-response.ts'
import { pdfFormView } from '../library/pdf-form.view.ts'
import { stampsOf } from './stamps-of.ts'

interface Filled {
  readonly layout: Layout
  readonly values: Answers
  readonly title: string
  readonly at: Date
  /** Printed at the foot of every page. */
  readonly foot: string
}

type Files = Pick<Platform, 'files'>

/**
 * Fills a form's PDF, as flattened pages without fields. Reads everything first, so that no transaction waits while
 * PDFs are created.
 */
export async function pdfFiller(tx: Tx, { files }: Files, formId: string) {
  const pdf = await pdfFormView(tx, formId)
  if (pdf === undefined) throw notFound()
  return async ({ layout, values, ...said }: Filled): Promise<Uint8Array> => {
    const bytes = await gathered(await files.open(pdf.fileKey))
    try {
      return await stampPdf({ bytes, stamps: stampsOf(layout, values), ...said })
    } catch (error) {
      throw error instanceof UnusablePdf ? unprocessable({}, pdfFormMessages.notFilled) : error
    }
  }
}

/** Makes the PDF of a form with answers on its pages. */
export async function filledPdf(tx: Tx, platform: Files, { formId, ...filled }: Filled & { readonly formId: string }) {
  const fill = await pdfFiller(tx, platform, formId)
  return () => fill(filled)
}
