import type {
  ExportLayouts,
  ExportLayoutSummary,
  NamedLayout,
} from '@portico/contract/areas/schedule-exports/layout.shapes.ts'
import { columnsOf } from '@portico/contract/areas/schedules/columns/schedule-columns.ts'
import type { ColumnSetting } from '@portico/contract/areas/schedules/columns/column-settings.shapes.ts'
import { shownColumns } from '@portico/contract/areas/schedules/columns/shape-columns.ts'
import { allScheduleTypes, nameOfType, type ScheduleType } from '@portico/contract/areas/schedules/schedule-types.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'

/** Whose layouts: of one brokerage, for one schedule. */
export interface LayoutOf {
  readonly brokerage: string
  readonly type: ScheduleType
}

type LayoutRow = Omit<NamedLayout, 'changedAt'> & { readonly changedAt: Date }

/** The layouts of a schedule, the default first. */
export async function namedLayouts(tx: Tx, { brokerage, type }: LayoutOf): Promise<NamedLayout[]> {
  const { rows } =
    await sql<LayoutRow>`select layout_id as "layoutId", name, is_default as "isDefault", layout, version,
      changed_at as "changedAt",
      (select name from person_names where id = changed_by) as "changedByName"
    from schedule_export_layouts where brokerage_code = ${brokerage} and schedule_type = ${type}
    order by is_default desc, lower(name)`.execute(tx.db)
  return rows.map((row) => ({ ...row, changedAt: row.changedAt.toISOString() }))
}

/**
 * Makes other changes to the brokerage's layouts wait until this transaction ends, since only one may be the default.
 */
export async function lockLayouts(tx: Tx, { brokerage }: LayoutOf): Promise<void> {
  await sql`select code from brokerages where code = ${brokerage} for no key update`.execute(tx.db)
}

/** The layouts in which a brokerage exports a schedule, and the columns to choose from: its own too, hidden ones not. */
export async function layoutsOfType(tx: Tx, { brokerage, type }: LayoutOf): Promise<ExportLayouts> {
  return {
    scheduleType: type,
    layouts: await namedLayouts(tx, { brokerage, type }),
    columns: [...shownColumns(columnsOf(type), await settingsView(tx, { brokerage, type }))],
  }
}

/** What the brokerage decided of the columns of a schedule. */
async function settingsView(tx: Tx, { brokerage, type }: LayoutOf): Promise<readonly ColumnSetting[]> {
  const { rows } = await sql<{ settings: ColumnSetting[] }>`select settings from schedule_column_settings
    where brokerage_code = ${brokerage} and schedule_type = ${type}`.execute(tx.db)
  return rows[0]?.settings ?? []
}

/** Every schedule with the number of the brokerage's own layouts. */
export async function layoutsView(tx: Tx, brokerage: string): Promise<ExportLayoutSummary[]> {
  const { rows } = await sql<{ type: ScheduleType; many: number }>`select schedule_type as type, count(*)::int as many
    from schedule_export_layouts where brokerage_code = ${brokerage} group by schedule_type`.execute(tx.db)
  const byType = new Map(rows.map(({ type, many }) => [type, many]))
  return allScheduleTypes.map((type) => ({
    scheduleType: type,
    name: nameOfType(type),
    layouts: byType.get(type) ?? 0,
  }))
}
