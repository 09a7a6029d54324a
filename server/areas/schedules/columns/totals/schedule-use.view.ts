import type {
  ScheduleUse,
  ShapingBrokerages,
} from '@portico/contract/areas/schedules/columns/column-settings.shapes.ts'
import type { ColumnSetting } from '@portico/contract/areas/schedules/columns/column-settings.shapes.ts'
import { columnsOf } from '@portico/contract/areas/schedules/columns/schedule-columns.ts'
import { differenceOf } from '@portico/contract/areas/schedules/columns/shape-columns.ts'
import { allScheduleTypes, type ScheduleType } from '@portico/contract/areas/schedules/schedule-types.ts'
import { sql } from 'kysely'
import { readCursor, writeCursor } from '../../../../platform/cursor.ts'
import type { Tx } from '../../../../platform/database/database.ts'

type UseRow = Omit<ScheduleUse, 'scheduleType'> & { readonly scheduleType: ScheduleType }

/** Usage of every schedule type on the platform, from stored counts: no rows are read. */
export async function scheduleUseView(tx: Tx): Promise<ScheduleUse[]> {
  const { rows } = await sql<UseRow>`select schedule_type as "scheduleType", sum(row_count)::float8 as rows,
      sum(tab_count)::float8 as tabs, sum(brokerages)::int as brokerages
    from (
      select schedule_type, row_count, tab_count, 0 as brokerages from schedule_totals
      union all select schedule_type, row_count, tab_count, 0 from schedule_total_moves
      union all select schedule_type, 0, 0, count(*) from schedule_column_settings where settings <> '[]' group by 1
    ) counted group by 1`.execute(tx.db)
  const byType = new Map(rows.map((row) => [row.scheduleType, row]))
  return allScheduleTypes.map((type) => byType.get(type) ?? { scheduleType: type, rows: 0, tabs: 0, brokerages: 0 })
}

interface ShapedRow {
  readonly code: string
  readonly name: string
  readonly sortName: string
  readonly settings: readonly ColumnSetting[]
  readonly changedAt: Date
  readonly changedByName: string | null
}

/** A page of the brokerages that shaped the columns of a schedule, by name. */
export async function shapingBrokeragesView(
  tx: Tx,
  type: ScheduleType,
  { cursor, limit }: { readonly cursor?: string | undefined; readonly limit: number },
): Promise<ShapingBrokerages> {
  const place = readCursor(cursor, [() => true, () => true])
  const after = place === undefined ? sql`` : sql`and (lower(name), code) > (${place[0]}, ${place[1]})`
  const { rows } = await sql<ShapedRow>`select code, name, lower(name) as "sortName", settings,
      changed_at as "changedAt",
      (select name from person_names where id = changed_by) as "changedByName"
    from schedule_column_settings join brokerages on code = brokerage_code
    where schedule_type = ${type} and settings <> '[]' ${after}
    order by lower(name), code limit ${limit + 1}`.execute(tx.db)
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    brokerages: page.map(({ code, name, settings, changedAt, changedByName }) => {
      const { added, hidden, changed } = differenceOf(columnsOf(type), settings)
      const at = changedAt.toISOString()
      return { brokerCode: code, brokerName: name, added, hidden, changed, changedAt: at, changedByName }
    }),
    nextCursor: rows.length > limit && last !== undefined ? writeCursor([last.sortName, last.code]) : null,
  }
}
