import { z } from 'zod'
import { nextCursor } from '../../../kit/paging.ts'
import { oneLine, text } from '../../../kit/text.ts'
import { cellLimit } from '../cell-limit.ts'
import { ColumnDefinition, ColumnKey, ColumnKind } from '../column.shapes.ts'
import { ScheduleType } from '../schedule-type.shapes.ts'
import { columnMessages } from './column.messages.ts'

const limit = z.number().min(-1e15).max(1e15)

/**
 * A brokerage's setting of one column: a standard one, or its own, which has a kind. Omitted properties are the
 * standard's.
 */
export const ColumnSetting = z
  .object({
    key: ColumnKey,
    hidden: z.boolean().optional().meta({ description: 'Not shown and not required; its values are kept' }),
    kind: ColumnKind.optional().meta({ description: 'Custom columns only' }),
    heading: oneLine().trim().min(1, columnMessages.headingRequired).max(60, columnMessages.atMost(60)).optional(),
    help: text().trim().max(200, columnMessages.atMost(200)).optional(),
    required: z.boolean().optional(),
    choices: z
      .array(text().trim().min(1, columnMessages.emptyChoice).max(100, columnMessages.atMost(100)))
      .max(200, columnMessages.choicesAtMost)
      .optional(),
    defaultValue: text().trim().max(200, columnMessages.atMost(200)).nullable().optional(),
    totalled: z.boolean().optional(),
    min: limit.nullable().optional(),
    max: limit.nullable().optional(),
    maxLength: z.int().min(1).max(cellLimit).optional(),
    outlierPercent: z.number().min(0).max(10_000).nullable().optional(),
  })
  .meta({ id: 'ColumnSetting' })

/** The settings of a schedule, in the order of its columns. Empty: the standard columns. */
export const ColumnSettings = z.array(ColumnSetting).max(200)

/** What is saved. A save from an old `version` is rejected. */
export const ScheduleColumnsEdit = z.object({ version: z.int().min(0), settings: ColumnSettings })

const lastChange = {
  changedAt: z.iso.datetime().nullable(),
  changedByName: z.string().nullable(),
}

/** The columns of one schedule as a brokerage has them: the standard ones, and what it decided of them. */
export const ScheduleColumns = z
  .object({
    scheduleType: ScheduleType,
    ...ScheduleColumnsEdit.shape,
    standard: z.array(ColumnDefinition),
    ...lastChange,
  })
  .meta({ id: 'ScheduleColumns' })

const count = z.number().int().min(0)

/** How far the columns of a schedule are from the standard. */
const difference = { added: count, hidden: count, changed: count }

/** One schedule in the list of those that a brokerage may shape. */
export const ScheduleColumnsSummary = z
  .object({
    scheduleType: ScheduleType,
    name: z.string(),
    onSchedulePage: z.boolean(),
    shown: count.meta({ description: 'Columns that its rows show' }),
    ...difference,
    ...lastChange,
  })
  .meta({ id: 'ScheduleColumnsSummary' })

/** A save that would make columns narrower. It takes effect once it is accepted. */
export const ProposedColumns = z
  .object({
    proposalId: z.uuid(),
    narrowed: z.array(z.object({ key: z.string(), heading: z.string() })),
  })
  .meta({ id: 'ProposedColumns' })

/** A cell that is valid now and would no longer be. */
const FailingCell = z.object({
  accountCode: z.string(),
  companyName: z.string(),
  tabId: z.int(),
  tabName: z.string().nullable(),
  rowId: z.string(),
  heading: z.string(),
  value: z.string().nullable().meta({ description: 'Personal values show only the last 4 characters' }),
  message: z.string(),
})

/** What a part of the rows says to narrower columns. The answers up to the last page, added up, are the whole. */
export const FailingCells = z
  .object({
    looked: count.meta({ description: 'Rows checked for this page' }),
    accounts: z.array(z.object({ accountCode: z.string(), companyName: z.string(), rows: count })),
    cells: z.array(FailingCell).meta({ description: 'The first of them' }),
    nextCursor,
  })
  .meta({ id: 'FailingCells' })

/** A schedule type over the whole platform. */
export const ScheduleUse = z
  .object({
    scheduleType: ScheduleType,
    rows: count,
    tabs: count.meta({ description: 'Tabs that have rows' }),
    brokerages: count.meta({ description: 'Brokerages with custom columns' }),
  })
  .meta({ id: 'ScheduleUse' })

/** Brokerages that shaped the columns of one schedule, by name. */
export const ShapingBrokerages = z
  .object({
    brokerages: z.array(z.object({ brokerCode: z.string(), brokerName: z.string(), ...difference, ...lastChange })),
    nextCursor,
  })
  .meta({ id: 'ShapingBrokerages' })

export type ColumnSetting = z.infer<typeof ColumnSetting>
export type ScheduleColumns = z.infer<typeof ScheduleColumns>
export type ScheduleColumnsSummary = z.infer<typeof ScheduleColumnsSummary>
export type ProposedColumns = z.infer<typeof ProposedColumns>
export type FailingCells = z.infer<typeof FailingCells>
export type ScheduleUse = z.infer<typeof ScheduleUse>
export type ShapingBrokerages = z.infer<typeof ShapingBrokerages>
