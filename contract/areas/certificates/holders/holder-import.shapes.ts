import { z } from 'zod'
import { CertificateHolder, certificateHolder } from '../certificate-holder.shapes.ts'
import { holderFields, holderFileLimits } from './holder-file.ts'

/** Hours within which an import can be undone. */
export const undoHours = 24

/** `DRAFT` is checked and not started; the others mean in progress, or done. */
const HolderImportState = z.enum(['DRAFT', 'IMPORTING', 'IMPORTED', 'UNDOING', 'UNDONE'])

export const HolderRowState = z
  .enum(['ERROR', 'READY', 'ADDED', 'MERGED', 'KEPT', 'FAILED', 'REVERSED', 'LEFT'])
  .meta({ description: '`REVERSED` was undone; `LEFT` was not, for the reason given' })

const RowChoice = z
  .enum(['ADD', 'MERGE', 'KEEP'])
  .meta({ description: '`KEEP` keeps the other holder as it is and leaves the row out' })

const place = z
  .number()
  .int()
  .min(0)
  .max(holderFileLimits.columns - 1)
  .nullable()

export const HolderColumns = z.object(
  Object.fromEntries(holderFields.map((field) => [field, place])) as Record<
    (typeof holderFields)[number],
    typeof place
  >,
)

const count = z.number().int().min(0)

export const HolderImport = z
  .object({
    id: z.string(),
    state: HolderImportState,
    fileName: z.string(),
    headings: z.array(z.string()),
    samples: z.array(z.array(z.string())).meta({ description: 'The first values of each column' }),
    columns: HolderColumns.meta({ description: 'The column of the file for each field, counted from 0' }),
    counts: z.object({
      rows: count,
      ready: count,
      alike: count.meta({ description: 'Rows that look like a holder on the list or like a row above them' }),
      errors: count,
      added: count,
      merged: count,
      kept: count,
      failed: count,
      reversed: count,
      left: count,
    }),
    isStalled: z.boolean().meta({ description: 'The work has stopped and can be resumed' }),
    createdByName: z.string(),
    createdAt: z.iso.datetime(),
    finishedAt: z.iso.datetime().nullable(),
    undoUntil: z.iso.datetime().nullable().meta({ description: 'Null if it cannot be undone' }),
    mayChange: z.boolean(),
  })
  .meta({ id: 'HolderImport' })

export const HolderImportList = z.object({ imports: z.array(HolderImport) }).meta({ id: 'HolderImportList' })

/** What is wrong with a cell, and how to fix it. */
const HolderRowError = z.object({
  field: z.enum(holderFields),
  heading: z.string(),
  cell: z.string().nullable().meta({ description: 'Such as C7; null if the file has no column for it' }),
  message: z.string(),
})

export const HolderImportRow = z
  .object({
    row: count,
    state: HolderRowState,
    name: z.string(),
    holder: certificateHolder.draft.nullable().meta({ description: 'Null while the row has errors' }),
    like: certificateHolder.draft.nullable().meta({ description: 'The holder that the row looks like' }),
    likeRow: count.nullable().meta({ description: 'Where that holder is a row of the file above: its number' }),
    choice: RowChoice,
    mayAdd: z.boolean().meta({ description: 'False if the list takes no second one like it' }),
    errors: z.array(HolderRowError),
    message: z.string().nullable().meta({ description: 'Why a row was not taken, or not undone' }),
  })
  .meta({ id: 'HolderImportRow' })

export const HolderRowFilter = z.enum(['ALL', 'ALIKE', ...HolderRowState.options])

export const HolderDecision = z.object({
  row: count.optional().meta({ description: 'All rows that look like another holder where it is left out' }),
  choice: RowChoice,
})

/** Two holders side by side, and what belongs to each. */
export const HolderMergePreview = z
  .object({
    kept: CertificateHolder,
    merged: CertificateHolder,
    moves: z
      .object({ certificates: count, subscriptions: count, deliveries: count, reviews: count })
      .meta({ description: 'What goes to the holder that is kept' }),
  })
  .meta({ id: 'HolderMergePreview' })

export const HolderMerge = z.object({
  mergedId: z.string(),
  version: z.number().int(),
  mergedVersion: z.number().int(),
  fillsBlanks: z.boolean().meta({ description: 'Blank fields of the holder that is kept are filled from the other' }),
})

export type HolderImport = z.infer<typeof HolderImport>
export type HolderImportRow = z.infer<typeof HolderImportRow>
export type HolderRowState = z.infer<typeof HolderRowState>
export type HolderRowFilter = z.infer<typeof HolderRowFilter>
export type HolderImportState = z.infer<typeof HolderImportState>
export type HolderDecision = z.infer<typeof HolderDecision>
export type HolderMergePreview = z.infer<typeof HolderMergePreview>
export type HolderMerge = z.infer<typeof HolderMerge>
