import { z } from 'zod'
import { type UploadField, uploadFields, uploadLimits } from './upload-columns.ts'

/** Hours within which an upload can be undone. */
export const undoHours = 24

/** `DRAFT` is checked and not started; the others mean in progress, or done. */
export const UploadState = z.enum(['DRAFT', 'CREATING', 'CREATED', 'UNDOING', 'UNDONE'])

export const UploadRowState = z
  .enum(['ERROR', 'READY', 'CREATED', 'FAILED', 'REMOVED', 'LEFT'])
  .meta({ description: '`REMOVED` was archived by the undo; `LEFT` was not, for the reason given' })

const place = z
  .number()
  .int()
  .min(0)
  .max(uploadLimits.columns - 1)
  .nullable()

/** The file's column for each field, counted from 0; null if the file has none. */
const UploadColumns = z.object(
  Object.fromEntries(uploadFields.map((field) => [field, place])) as Record<UploadField, typeof place>,
)

export const UploadChoices = z.object({
  columns: UploadColumns,
  suggestsCodes: z.boolean().meta({ description: 'Blank account codes are suggested from the legal name' }),
})

const count = z.number().int().min(0)

export const AccountUpload = z
  .object({
    uploadId: z.string(),
    brokerCode: z.string(),
    brokerName: z.string(),
    state: UploadState,
    fileName: z.string(),
    bytes: count,
    headings: z.array(z.string()),
    samples: z.array(z.array(z.string())).meta({ description: 'The first values of each column' }),
    ...UploadChoices.shape,
    counts: z.object({
      rows: count,
      ready: count,
      errors: count,
      created: count,
      failed: count,
      removed: count,
      left: count,
    }),
    isStalled: z.boolean().meta({ description: 'The work has stopped and can be resumed' }),
    createdByName: z.string(),
    createdAt: z.iso.datetime(),
    finishedAt: z.iso.datetime().nullable(),
    undoUntil: z.iso.datetime().nullable().meta({ description: 'Null if it cannot be undone' }),
  })
  .meta({ id: 'AccountUpload' })

/** What is wrong with a cell, and how to fix it. */
export const UploadError = z.object({
  field: z.enum(uploadFields),
  heading: z.string().meta({ description: 'The heading in the file, or the field name if the file has none' }),
  cell: z.string().nullable().meta({ description: 'Such as C7; null if the file has no column for it' }),
  message: z.string(),
})

export const UploadRow = z
  .object({
    row: count,
    state: UploadRowState,
    companyName: z.string(),
    code: z.string(),
    relationship: z.enum(['CLIENT', 'PROSPECT']).nullable(),
    lines: z.array(z.string()),
    manager: z.string().meta({ description: 'As the file has it' }),
    advisor: z.string().meta({ description: 'As the file has it' }),
    invites: z.string().nullable().meta({ description: 'Email of the contact to invite' }),
    errors: z.array(UploadError),
    accountCode: z.string().nullable().meta({ description: 'The account that was created' }),
    message: z.string().nullable().meta({ description: 'Why an account was not created, or not removed' }),
  })
  .meta({ id: 'AccountUploadRow' })

export type UploadState = z.infer<typeof UploadState>
export type UploadRowState = z.infer<typeof UploadRowState>
export type UploadChoices = z.infer<typeof UploadChoices>
export type AccountUpload = z.infer<typeof AccountUpload>
export type UploadError = z.infer<typeof UploadError>
export type UploadRow = z.infer<typeof UploadRow>
