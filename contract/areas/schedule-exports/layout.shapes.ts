import { z } from 'zod'
import { text } from '../../kit/text.ts'
import { ColumnDefinition, ColumnKey } from '../schedules/column.shapes.ts'
import { ScheduleType } from '../schedules/schedule-types.ts'
import { TabName } from '../schedules/schedule.shapes.ts'
import { ExportFormat } from './export-formats.ts'
import { layoutMessages } from './layout.messages.ts'

/** What stands in the file for a value. */
const Code = z.object({ value: text().trim().min(1).max(200), code: text().trim().max(200) })

/** One column of the file. */
export const LayoutColumn = z
  .object({
    column: ColumnKey,
    heading: text().trim().min(1, layoutMessages.headingRequired).max(100),
    format: ExportFormat.default('STANDARD'),
    codes: z.array(Code).max(300).default([]).meta({ description: 'What stands in the file for each value' }),
  })
  .meta({ id: 'LayoutColumn' })

/** How a brokerage sends a schedule to a carrier or into its agency system: only these columns, in this order. */
export const Layout = z
  .object({
    sheetName: TabName.nullable().meta({ description: 'Null where sheets are named after their tabs' }),
    columns: z.array(LayoutColumn).min(1).max(200),
  })
  .meta({ id: 'Layout' })

/** What is saved; null for the standard. A save from an old `version` is refused. */
export const LayoutEdit = z.object({ version: z.int().min(0), layout: Layout.nullable() })

const lastChange = { changedAt: z.iso.datetime().nullable(), changedByName: z.string().nullable() }

/** The layout of one schedule as a brokerage has it, and the columns there are to choose from. */
export const ExportLayout = z
  .object({
    scheduleType: ScheduleType,
    ...LayoutEdit.shape,
    columns: z.array(ColumnDefinition),
    ...lastChange,
  })
  .meta({ id: 'ExportLayout' })

/** One schedule in the list of those that have a layout, or might. */
export const ExportLayoutSummary = z
  .object({
    scheduleType: ScheduleType,
    name: z.string(),
    columns: z.number().int().nullable().meta({ description: 'Columns of the layout; null where it is the standard' }),
    ...lastChange,
  })
  .meta({ id: 'ExportLayoutSummary' })

export type LayoutColumn = z.infer<typeof LayoutColumn>
export type Layout = z.infer<typeof Layout>
export type ExportLayout = z.infer<typeof ExportLayout>
export type ExportLayoutSummary = z.infer<typeof ExportLayoutSummary>
