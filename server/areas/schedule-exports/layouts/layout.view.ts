import type {
  ExportLayout,
  ExportLayoutSummary,
  Layout,
} from '@portico/contract/areas/schedule-exports/layout.shapes.ts'
import { columnsOf } from '@portico/contract/areas/schedules/columns/schedule-columns.ts'
import type { ColumnSetting } from '@portico/contract/areas/schedules/columns/column-settings.shapes.ts'
import { shownColumns } from '@portico/contract/areas/schedules/columns/shape-columns.ts'
import { nameOfType, ScheduleType } from '@portico/contract/areas/schedules/schedule-types.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'

/** Whose layout: of one brokerage, for one schedule. */
export interface LayoutOf {
  readonly brokerage: string
  readonly type: ScheduleType
}

interface LayoutRow {
  readonly type: ScheduleType
  readonly layout: Layout | null
  readonly version: number
  readonly changedAt: Date
  readonly changedByName: string | null
}

const layouts = sql`select schedule_type as type, layout, version, changed_at as "changedAt",
    (select concat_ws(' ', first_name, last_name) from users where id = changed_by) as "changedByName"
  from schedule_export_layouts`

/** The layout in which a brokerage exports a schedule, and the columns to choose from: its own too, hidden ones not. */
export async function layoutView(tx: Tx, { brokerage, type }: LayoutOf): Promise<ExportLayout> {
  const { rows } = await sql<LayoutRow>`${layouts}
    where brokerage_code = ${brokerage} and schedule_type = ${type}`.execute(tx.db)
  const [row] = rows
  return {
    scheduleType: type,
    version: row?.version ?? 0,
    layout: row?.layout ?? null,
    columns: [...shownColumns(columnsOf(type), await settingsView(tx, { brokerage, type }))],
    changedAt: row?.changedAt.toISOString() ?? null,
    changedByName: row?.changedByName ?? null,
  }
}

/** What the brokerage decided of the columns of a schedule. */
async function settingsView(tx: Tx, { brokerage, type }: LayoutOf): Promise<readonly ColumnSetting[]> {
  const { rows } = await sql<{ settings: ColumnSetting[] }>`select settings from schedule_column_settings
    where brokerage_code = ${brokerage} and schedule_type = ${type}`.execute(tx.db)
  return rows[0]?.settings ?? []
}

/** Every schedule, and whether the brokerage has a layout of its own for it. */
export async function layoutsView(tx: Tx, brokerage: string): Promise<ExportLayoutSummary[]> {
  const { rows } = await sql<LayoutRow>`${layouts} where brokerage_code = ${brokerage}`.execute(tx.db)
  const byType = new Map(rows.map((row) => [row.type, row]))
  return ScheduleType.options.map((type) => {
    const row = byType.get(type)
    return {
      scheduleType: type,
      name: nameOfType(type),
      columns: row?.layout?.columns.length ?? null,
      changedAt: row?.changedAt.toISOString() ?? null,
      changedByName: row?.changedByName ?? null,
    }
  })
}
