import { withCertificateFields } from '@portico/contract/areas/pdf-forms/certificate-fields.rules.ts'
import { pdfFormMessages } from '@portico/contract/areas/pdf-forms/pdf-form.messages.ts'
import type { IncomingFile } from '@portico/contract/kit/call.ts'
import { layoutLimits } from '@portico/contract/areas/forms/layout.shapes.ts'
import type { LevelHandler } from '../../forms/forms.public.ts'
import { makeForm } from '../../forms/forms.public.ts'
import type { Handler } from '../../../platform/context.ts'
import { gathered, streamed } from '../../../platform/files/byte-streams.ts'
import { newId } from '../../../platform/ids.ts'
import { readPdf } from '../../../platform/pdf/pdf-process.ts'
import { type ReadPdf, UnusablePdf } from '../../../platform/pdf/pdf-work.ts'
import { demand, unprocessable } from '../../../platform/error-response.ts'
import { firstLayout } from './first-layout.ts'
import { insertRow } from '../../../platform/database/rows.ts'

/** Adds a form from a PDF: stores its pages, and makes its fields the questions of a first draft. Drops the rest. */
export const addPdfForm: LevelHandler<
  Handler<'POST /api/pdf-forms'> | Handler<'POST /api/broker-admin/{id}/pdf-forms'>
> = async (context, { query: draft, file }) => {
  const pdf = await readSent(file)
  const removed = pdf.removed.map((each) => pdfFormMessages.removed[each])
  const first = firstLayout(pdf)
  const layout = draft.purpose === 'CERTIFICATE' ? withCertificateFields(first) : first
  const { files } = context.platform
  const fileKey = `pdf-forms/${newId(context.platform.now())}`
  try {
    return await context.write(async (tx) => {
      demand(context.brokerage?.isBrokerageAdmin ?? context.actor.isAdmin)
      const made = await makeForm(tx, context, { draft, layout })
      const stored = await files.put(fileKey, streamed(pdf.bytes))
      await insertRow(tx, 'pdf_forms', {
        form_id: made.formId,
        file_key: fileKey,
        file_bytes: stored.bytes,
        sha256: stored.sha256,
        pages: pdf.pages.length,
        removed,
      })
      const added = { pages: pdf.pages.length, fields: pdf.fields.length, removed }
      await tx.record({ ...made.entry, after: { ...draft, type: 'PDF', ...added } })
      return { status: 201 as const, body: { form: await made.read(), ...added } }
    })
  } catch (error) {
    await files.remove(fileKey)
    throw error
  }
}

const most = { mostPages: layoutLimits.pages, mostFields: 1000 } as const

async function readSent({ stream }: IncomingFile): Promise<ReadPdf> {
  const bytes = await gathered(stream)
  try {
    return await readPdf({ bytes, ...most })
  } catch (error) {
    if (!(error instanceof UnusablePdf)) throw error
    const message = errors[error.code]
    throw unprocessable({ file: message }, message)
  }
}

const errors = {
  notPdf: pdfFormMessages.notPdf,
  encrypted: pdfFormMessages.encrypted,
  xfa: pdfFormMessages.xfa,
  damaged: pdfFormMessages.damaged,
  tooLarge: pdfFormMessages.tooLarge,
  tooManyPages: pdfFormMessages.tooManyPages(most.mostPages),
  tooManyFields: pdfFormMessages.tooManyFields(most.mostFields),
} as const
