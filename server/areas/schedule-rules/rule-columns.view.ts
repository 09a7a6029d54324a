import type { ColumnDefinition } from '@portico/contract/areas/schedules/column.shapes.ts'
import type { ColumnSetting } from '@portico/contract/areas/schedules/columns/column-settings.shapes.ts'
import { columnsOf } from '@portico/contract/areas/schedules/columns/schedule-columns.ts'
import { shownColumns } from '@portico/contract/areas/schedules/columns/shape-columns.ts'
import type { ScheduleType } from '@portico/contract/areas/schedules/schedule-types.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

type Columns = readonly ColumnDefinition[]

/** The columns of a schedule at some brokerages, by code. Brokerages without changes are skipped. */
export async function columnsAtBrokerages(
  tx: Tx,
  type: ScheduleType,
  brokerages: readonly string[],
): Promise<ReadonlyMap<string, Columns>> {
  const { rows } = await sql<{ brokerage: string; settings: ColumnSetting[] }>`
    select brokerage_code as brokerage, settings from schedule_column_settings
    where schedule_type = ${type} and brokerage_code = any(${[...brokerages]}::text[])`.execute(tx.db)
  return new Map(rows.map(({ brokerage, settings }) => [brokerage, shownColumns(columnsOf(type), settings)]))
}

/** The columns that a rule may name: its brokerage's, or the standard ones if it is for all. */
export async function columnsOfRule(tx: Tx, type: ScheduleType, brokerage: string | null): Promise<Columns> {
  if (brokerage === null) return columnsOf(type)
  return (await columnsAtBrokerages(tx, type, [brokerage])).get(brokerage) ?? columnsOf(type)
}

/** Whether there is such a brokerage. */
export async function isBrokerage(tx: Tx, code: string): Promise<boolean> {
  const { rows } = await sql`select 1 from brokerages where code = ${code}`.execute(tx.db)
  return rows.length > 0
}
