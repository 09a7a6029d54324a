import { z } from 'zod'

/** An import's progress. At 100, `httpStatus` is its result; `errorDto` has the error. */
export const WizardUploadEvent = z.object({
  uploadId: z.string(),
  /** What is imported, such as the name of its file. */
  title: z.string(),
  progress: z.int().min(0).max(100),
  message: z.string(),
  httpStatus: z.int().nullable(),
  responses: z.array(z.json()),
  errorDto: z.object({ message: z.string() }).nullable(),
  time: z.iso.datetime(),
})

/** How many accounts a conversion has processed. */
export const AdminConversionEvent = z.object({
  conversionId: z.string(),
  title: z.string(),
  accountsProcessed: z.int().min(0),
  successfully: z.int().min(0),
  withError: z.int().min(0),
  complete: z.boolean(),
  time: z.iso.datetime(),
})

export type WizardUploadEvent = z.infer<typeof WizardUploadEvent>
export type AdminConversionEvent = z.infer<typeof AdminConversionEvent>
