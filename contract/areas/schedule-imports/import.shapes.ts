import { z } from 'zod'
import { nextCursor } from '../../kit/paging.ts'
import { ColumnKey } from '../schedules/column.shapes.ts'
import { Finding } from '../schedules/finding.shapes.ts'
import { ScheduleType } from '../schedules/schedule-type.shapes.ts'
import { VehiclePart } from './vehicle-parts.ts'

/**
 * How far an import has come. While it is `READING`, `CHECKING`, `IMPORTING`, `CANCELING` or `UNDOING` the server works;
 * in `COLUMNS` and `CHECKED` it waits for a person; the others are its ends.
 */
export const ImportState = z.enum([
  'READING',
  'COLUMNS',
  'CHECKING',
  'CHECKED',
  'IMPORTING',
  'IMPORTED',
  'CANCELING',
  'CANCELED',
  'UNDOING',
  'UNDONE',
  'FAILED',
])

/** How existing rows are treated: none are changed, matching ones are updated, or the others are also removed. */
export const ImportMode = z.enum(['ADD', 'UPDATE', 'REPLACE'])

/**
 * What happens to a file's row. `CONFLICT` rows are updated too, except cells that both sides changed; `LEFT_OUT` rows
 * do not look like rows of the list.
 */
export const ImportedRowKind = z.enum(['ADDED', 'CHANGED', 'CONFLICT', 'REMOVED', 'REJECTED', 'LEFT_OUT'])

const rowNumber = z.number().int().min(1).meta({ description: 'Row number in the file' })
const cellText = z.string().nullable()

/** The start of a sheet, with its detected header. */
export const FileSheet = z
  .object({
    index: z.number().int(),
    name: z.string(),
    isHidden: z.boolean(),
    rows: z.array(z.object({ number: rowNumber, cells: z.array(cellText) })),
    headerRow: rowNumber.nullable().meta({ description: 'The last row of the header; null if none was found' }),
  })
  .meta({ id: 'FileSheet' })

const FileLook = z
  .object({
    sheets: z.array(FileSheet),
    sheet: z.number().int().meta({ description: 'The sheet that most likely holds the rows' }),
    isLinked: z
      .boolean()
      .optional()
      .meta({ description: 'Values of other workbooks are in it, as they were last saved' }),
    remembered: z
      .record(z.string(), z.string())
      .meta({ description: 'Columns the brokerage chose earlier for these headings' }),
  })
  .meta({ id: 'FileLook' })

/** How a sheet's columns match the schedule's, and how existing rows are treated. */
export const ImportChoices = z
  .object({
    sheet: z.number().int().min(0),
    headerRow: z.number().int().min(0).meta({ description: 'The last row of the header; 0 for none' }),
    columns: z
      .array(
        z.object({
          place: z.number().int().min(0).max(16_384),
          heading: z.string().max(4000),
          column: ColumnKey,
          unit: z
            .union([z.literal(1), z.literal(1000), z.literal(1_000_000)])
            .optional()
            .meta({ description: 'Multiplier for its numbers; required if the file names a unit' }),
          parts: z
            .array(VehiclePart)
            .min(2)
            .max(3)
            .optional()
            .meta({ description: 'The columns that its values, such as `Ford F-150`, are split into' }),
        }),
      )
      .max(500),
    mode: ImportMode,
    keyColumns: z
      .array(ColumnKey)
      .max(5)
      .default([])
      .meta({ description: 'Columns used to find rows without a row key' }),
    keptRows: z
      .array(rowNumber)
      .max(1000)
      .optional()
      .meta({ description: 'Rows to import although they look like totals, headings or notes' }),
    hiddenRows: z
      .enum(['IMPORT', 'LEAVE_OUT'])
      .optional()
      .meta({ description: 'Rows hidden in the file are imported if nothing is said' }),
    sectionColumn: ColumnKey.optional().meta({
      description: 'The column that takes the section heading above each row where the row has no value',
    }),
  })
  .meta({ id: 'ImportChoices' })

const count = z.number().int().min(0)

export const ImportCounts = z
  .object({
    rows: count.meta({ description: 'Rows of the file below its header' }),
    added: count,
    changed: count,
    unchanged: count,
    removed: count,
    rejected: count.meta({ description: 'Rows skipped because of a hard error' }),
    conflicts: count.meta({ description: 'Changed rows with cells that also changed in the portal' }),
    totalsRows: count.meta({ description: 'Total rows, which are skipped' }),
    leftOut: count.default(0).meta({ description: 'Rows that are left out: totals, headings, notes, hidden rows' }),
    sections: count.default(0).meta({ description: 'Section headings among them' }),
    hiddenRows: count.default(0).meta({ description: 'Rows that are hidden in the file' }),
    errors: count,
    hardErrors: count,
    outliers: count,
    limitsToReview: count,
  })
  .meta({ id: 'ImportCounts' })

const ImportTotal = z.object({
  column: ColumnKey,
  heading: z.string(),
  before: z.number(),
  after: z.number(),
})

const ImportFile = z.object({ name: z.string(), bytes: count, isKept: z.boolean() })

const summary = {
  scheduleImportId: z.string(),
  scheduleType: ScheduleType,
  tabId: z.number().int(),
  tabName: z.string().nullable(),
  snapshotType: z.literal('CURRENT').meta({ description: 'Imports always go into the current schedule' }),
  state: ImportState,
  file: ImportFile,
  progress: z.number().int().min(0).max(100).meta({ description: 'Of the work under way' }),
  message: z.string().nullable().meta({ description: 'Reason for the failure, or changes an undo kept' }),
  counts: ImportCounts.nullable(),
  createdAt: z.iso.datetime(),
  createdByName: z.string(),
  changedAt: z.iso.datetime(),
}

export const ImportSummary = z.object(summary).meta({ id: 'ScheduleImportSummary' })

export const ScheduleImport = z
  .object({
    ...summary,
    look: FileLook.nullable(),
    choices: ImportChoices.nullable(),
    totals: z.array(ImportTotal),
  })
  .meta({ id: 'ScheduleImport' })

const CellChange = z.object({ column: z.string(), was: cellText, now: cellText })
const CellConflict = z.object({ column: z.string(), portal: cellText, file: cellText })

export const ImportedRow = z
  .object({
    kind: ImportedRowKind,
    rowId: z.string(),
    row: rowNumber.nullable().meta({ description: 'Null for a row that is not in the file' }),
    changes: z.array(CellChange),
    conflicts: z.array(CellConflict),
    findings: z.array(Finding.omit({ rowId: true })),
  })
  .meta({ id: 'ImportedRow' })

export const ImportedRowPage = z.object({ items: z.array(ImportedRow), nextCursor })

const Side = z.enum(['PORTAL', 'FILE'])

/** Whose value a cell gets that both sides changed: for all rows, and for single ones apart. */
export const ImportStart = z.object({
  conflicts: Side.default('PORTAL'),
  rows: z.record(z.string().max(64), Side).default({}),
})

/** An import as administrators see it, with the account that it is of. */
export const AccountImport = ImportSummary.extend({
  accountCode: z.string(),
  companyName: z.string(),
  mapping: z
    .array(z.object({ heading: z.string(), column: z.string() }))
    .meta({ description: 'Headings with the columns they were matched with' }),
  mayBeReprocessed: z.boolean().meta({ description: 'It failed or stalled, and its file is still stored' }),
}).meta({ id: 'AccountImport' })

export type ImportState = z.infer<typeof ImportState>
export type ImportMode = z.infer<typeof ImportMode>
export type ImportedRowKind = z.infer<typeof ImportedRowKind>
export type FileSheet = z.infer<typeof FileSheet>
export type FileLook = z.infer<typeof FileLook>
export type ImportChoices = z.infer<typeof ImportChoices>
export type ImportCounts = z.infer<typeof ImportCounts>
export type ImportTotal = z.infer<typeof ImportTotal>
export type ImportSummary = z.infer<typeof ImportSummary>
export type ScheduleImport = z.infer<typeof ScheduleImport>
export type ImportedRow = z.infer<typeof ImportedRow>
export type ImportStart = z.infer<typeof ImportStart>
export type AccountImport = z.infer<typeof AccountImport>
