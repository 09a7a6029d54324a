import { z } from 'zod'
import { nextCursor } from '../../kit/paging.ts'
import { text } from '../../kit/text.ts'
import { cellLimit } from './cell-limit.ts'
import { ColumnKey } from './column.shapes.ts'
import { Finding } from './finding.shapes.ts'
import { ScheduleType } from './schedule-type.shapes.ts'
import { scheduleMessages } from './schedule.messages.ts'

/** The tab id of rows without a tab. */
export const noTab = -9999

/** The most edits of one batch, and the most rows of one page. */
const editLimit = 5000
export const rowPageLimit = 2000

/** A tab's name that is valid as a sheet name: at most 31 characters, none of `[ ] * / \ ? :`. */
export const TabName = text()
  .trim()
  .min(1, scheduleMessages.tabNameRequired)
  .max(31, scheduleMessages.tabNameTooLong)
  .regex(/^[^[\]*/\\?:]*$/, scheduleMessages.tabNameIllegal)

export const ScheduleTab = z
  .object({ scheduleTabId: z.number().int(), scheduleType: ScheduleType, tabName: z.string() })
  .meta({ id: 'ScheduleTab' })

export const ScheduleTabDraft = z.object({ scheduleType: ScheduleType, tabName: TabName })

export const ScheduleTabEdit = ScheduleTabDraft.extend({ scheduleTabId: z.number().int() })

const Cells = z.record(z.string(), z.string().nullable())

export const ScheduleRow = z
  .object({
    rowId: z.string(),
    position: z.string().meta({ description: 'Rows are sorted by this text' }),
    version: z.number().int(),
    cells: Cells.meta({ description: 'Normalized value by column; empty cells can be omitted' }),
  })
  .meta({ id: 'ScheduleRow' })

const rowId = z.string().min(1).max(64)
const cellValue = text().max(cellLimit).nullable()

export const ScheduleEdit = z.discriminatedUnion('op', [
  z.object({
    op: z.literal('set'),
    rowId,
    column: ColumnKey,
    value: cellValue,
    was: cellValue.meta({ description: 'Value of the cell when the edit was made' }),
  }),
  z.object({
    op: z.literal('insert'),
    rowId: z.uuid(),
    after: rowId.nullable().meta({ description: 'The row it follows; null for the first' }),
    cells: z.record(ColumnKey, cellValue).default({}),
  }),
  z.object({
    op: z.literal('delete'),
    rowId,
    version: z.number().int().meta({ description: 'Version of the deleted row' }),
  }),
])

/** Edits of one tab in their order; all of them are made, or none. */
export const ScheduleEdits = z.object({
  tabId: z.number().int().default(noTab),
  edits: z.array(ScheduleEdit).min(1).max(editLimit),
})

/** A cell, or a row where `column` is null, that no longer is what an edit was made from. */
const EditConflict = z.object({
  rowId: z.string(),
  column: z.string().nullable(),
  yours: z.string().nullable(),
  theirs: z.string().nullable(),
  version: z.number().int().nullable().meta({ description: 'Null if the row was deleted' }),
  changedByName: z.string().nullable().meta({ description: 'Who changed the row last; null if the row is deleted' }),
})

export const EditedRows = z
  .object({
    rows: z.array(ScheduleRow).meta({ description: 'Current values of changed and inserted rows' }),
    deleted: z.array(z.string()),
    findings: z.array(Finding).meta({ description: 'Errors in these rows; other rows keep theirs' }),
  })
  .meta({ id: 'EditedRows' })

export const EditConflicts = z.array(EditConflict)

export const ScheduleRowPage = z
  .object({
    rows: z.array(ScheduleRow),
    findings: z.array(Finding).meta({ description: 'Errors and warnings in these rows' }),
    total: z.number().int().meta({ description: 'All rows of the tab' }),
    nextCursor,
  })
  .meta({ id: 'ScheduleRowPage' })

/** What an open screen has to update. Deleted rows only change the total. */
export const ScheduleChanges = z
  .object({
    rows: z.array(ScheduleRow.extend({ changedByName: z.string().nullable() })),
    findings: z.array(Finding).meta({ description: 'Errors and warnings in these rows' }),
    total: z.number().int().meta({ description: 'All rows of the tab' }),
    asOf: z.iso.datetime().meta({ description: 'Time of this response; pass it to the next request' }),
    tooMany: z.boolean().meta({ description: 'More rows changed than one response can return; read them all again' }),
  })
  .meta({ id: 'ScheduleChanges' })

const count = z.number().int().min(0)

/** The content of one type and tab, with counts of errors and warnings. */
export const ScheduleSummary = z
  .object({
    scheduleType: ScheduleType,
    tabId: z
      .number()
      .int()
      .meta({ description: `${noTab} for no tab` }),
    tabName: z.string().nullable(),
    rows: count,
    errors: count,
    hardErrors: count,
    outliers: count,
    limitsToReview: count,
    changedAt: z.iso.datetime().nullable(),
    changedByName: z.string().nullable(),
  })
  .meta({ id: 'ScheduleSummary' })

export type ScheduleTab = z.infer<typeof ScheduleTab>
export type ScheduleRow = z.infer<typeof ScheduleRow>
export type ScheduleEdit = z.infer<typeof ScheduleEdit>
export type EditConflict = z.infer<typeof EditConflict>
export type EditedRows = z.infer<typeof EditedRows>
export type ScheduleRowPage = z.infer<typeof ScheduleRowPage>
export type ScheduleChanges = z.infer<typeof ScheduleChanges>
export type ScheduleSummary = z.infer<typeof ScheduleSummary>
