import { z } from 'zod'
import { Form } from '../forms/form.shapes.ts'

/** The largest PDF that is taken as a form. */
export const pdfFormBytes = 10 * 1024 ** 2

/** A form that was made of a PDF, as a draft. */
export const PdfFormAdded = z
  .object({
    form: Form,
    pages: z.number().int(),
    fields: z.number().int().meta({ description: 'Fields of the PDF that became questions' }),
    removed: z.array(z.string()).meta({ description: 'Content removed from the PDF, one sentence each' }),
  })
  .meta({ id: 'PdfFormAdded' })

export type PdfFormAdded = z.infer<typeof PdfFormAdded>
