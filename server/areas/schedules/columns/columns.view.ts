import type {
  ColumnSetting,
  ScheduleColumns,
  ScheduleColumnsSummary,
} from '@portico/contract/areas/schedules/columns/column-settings.shapes.ts'
import { columnsOf } from '@portico/contract/areas/schedules/columns/schedule-columns.ts'
import { differenceOf } from '@portico/contract/areas/schedules/columns/shape-columns.ts'
import {
  allScheduleTypes,
  nameOfType,
  type ScheduleType,
  scheduleTypes,
} from '@portico/contract/areas/schedules/schedule-types.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import type { ColumnsOf, Decided } from './columns.store.ts'

interface SettingsRow extends Decided {
  readonly scheduleType: ScheduleType
  readonly changedAt: Date
  readonly changedByName: string | null
}

const settingsColumns = sql`schedule_type as "scheduleType", settings, version, changed_at as "changedAt",
  (select name from person_names where id = changed_by) as "changedByName"`

/** What the brokerage of an account decided of the columns of a schedule. */
export async function settingsForAccount(
  tx: Tx,
  account: string,
  type: ScheduleType,
): Promise<readonly ColumnSetting[]> {
  const { rows } = await sql<{ settings: ColumnSetting[] }>`select settings
    from accounts join schedule_column_settings decided on decided.brokerage_code = accounts.brokerage_code
    where accounts.code = ${account} and schedule_type = ${type}`.execute(tx.db)
  return rows[0]?.settings ?? []
}

/** The columns of a schedule as a brokerage has them. */
export async function columnsView(tx: Tx, { brokerage, type }: ColumnsOf): Promise<ScheduleColumns> {
  const { rows } = await sql<SettingsRow>`select ${settingsColumns} from schedule_column_settings
    where brokerage_code = ${brokerage} and schedule_type = ${type}`.execute(tx.db)
  const [row] = rows
  return {
    scheduleType: type,
    version: row?.version ?? 0,
    settings: [...(row?.settings ?? [])],
    standard: [...columnsOf(type)],
    changedAt: row?.changedAt.toISOString() ?? null,
    changedByName: row?.changedByName ?? null,
  }
}

/** Every schedule, and how far a brokerage has its columns from the standard. */
export async function columnSummariesView(tx: Tx, brokerage: string): Promise<ScheduleColumnsSummary[]> {
  const { rows } = await sql<SettingsRow>`select ${settingsColumns} from schedule_column_settings
    where brokerage_code = ${brokerage}`.execute(tx.db)
  const byType = new Map(rows.map((row) => [row.scheduleType, row]))
  return allScheduleTypes.map((type) => {
    const row = byType.get(type)
    return {
      scheduleType: type,
      name: nameOfType(type),
      onSchedulePage: scheduleTypes[type].onSchedulePage,
      ...differenceOf(columnsOf(type), row?.settings ?? []),
      changedAt: row?.changedAt.toISOString() ?? null,
      changedByName: row?.changedByName ?? null,
    }
  })
}

/** A person's proposal; undefined if it was saved or replaced. */
export async function proposalView(
  tx: Tx,
  { brokerage, type }: ColumnsOf,
  { id, by }: { readonly id: string; readonly by: string },
): Promise<Decided | undefined> {
  const { rows } = await sql<Decided>`select version, settings from schedule_column_proposals
    where brokerage_code = ${brokerage} and schedule_type = ${type} and proposed_by = ${by} and id = ${id}`.execute(
    tx.db,
  )
  return rows[0]
}
