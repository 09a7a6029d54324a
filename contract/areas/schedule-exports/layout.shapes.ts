import { z } from 'zod'
import { oneLine, text } from '../../kit/text.ts'
import { ColumnDefinition, ColumnKey } from '../schedules/column.shapes.ts'
import { ScheduleType } from '../schedules/schedule-type.shapes.ts'
import { TabName } from '../schedules/schedule.shapes.ts'
import { ExportFormat } from './export-formats.ts'
import { layoutMessages } from './layout.messages.ts'

/** The code written for a value. */
const Code = z.object({ value: oneLine().trim().min(1).max(200), code: oneLine().trim().max(200) })

/** One column of the file. */
export const LayoutColumn = z
  .object({
    column: ColumnKey,
    heading: oneLine().trim().min(1, layoutMessages.headingRequired).max(100),
    format: ExportFormat.default('STANDARD'),
    codes: z.array(Code).max(300).default([]).meta({ description: 'Code in the file for each value' }),
  })
  .meta({ id: 'LayoutColumn' })

/**
 * How a brokerage sends a schedule to a carrier or into its agency management system: only these columns, in this
 * order.
 */
export const Layout = z
  .object({
    sheetName: TabName.nullable().meta({ description: 'Null if sheets are named after their tabs' }),
    columns: z.array(LayoutColumn).min(1).max(200),
  })
  .meta({ id: 'Layout' })

const layoutName = text()
  .trim()
  .min(1, layoutMessages.nameRequired)
  .max(60)
  .meta({ description: 'Name of the carrier or agency management system it is for' })

/** A new layout. A schedule's first one becomes its default. */
export const LayoutDraft = z.object({
  name: layoutName,
  isDefault: z.boolean().default(false).meta({ description: 'Used if no template is requested; a schedule has one' }),
  layout: Layout,
})

/** A changed layout. A save from an old `version` is rejected. */
export const LayoutEdit = LayoutDraft.extend({ version: z.int().min(1) })

/** One layout of a schedule as a brokerage has it. */
export const NamedLayout = z
  .object({
    layoutId: z.string(),
    ...LayoutEdit.shape,
    isDefault: z.boolean(),
    changedAt: z.iso.datetime(),
    changedByName: z.string().nullable(),
  })
  .meta({ id: 'NamedLayout' })

/** The layouts of one schedule, the default first, and the available columns. */
export const ExportLayouts = z
  .object({ scheduleType: ScheduleType, layouts: z.array(NamedLayout), columns: z.array(ColumnDefinition) })
  .meta({ id: 'ExportLayouts' })

/** One schedule in the list of those that have layouts, or might. */
export const ExportLayoutSummary = z
  .object({
    scheduleType: ScheduleType,
    name: z.string(),
    layouts: z.number().int().meta({ description: 'Number of templates; 0 if the standard is used' }),
  })
  .meta({ id: 'ExportLayoutSummary' })

/** A layout that an export can be made in. */
export const LayoutChoice = NamedLayout.pick({ layoutId: true, name: true, isDefault: true }).meta({
  id: 'LayoutChoice',
})

export type LayoutColumn = z.infer<typeof LayoutColumn>
export type Layout = z.infer<typeof Layout>
export type NamedLayout = z.infer<typeof NamedLayout>
export type ExportLayouts = z.infer<typeof ExportLayouts>
export type ExportLayoutSummary = z.infer<typeof ExportLayoutSummary>
export type LayoutChoice = z.infer<typeof LayoutChoice>
export type LayoutDraft = z.infer<typeof LayoutDraft>
