import type { OwnColumns } from '@portico/contract/areas/schedules/columns/own-columns.shapes.ts'
import type { ScheduleType } from '@portico/contract/areas/schedules/schedule-types.ts'
import type { Tx } from '../../../../platform/database/database.ts'

/** A person's own column layout of a schedule; undefined if they have none. */
export async function ownColumns(tx: Tx, userId: string, type: ScheduleType): Promise<OwnColumns | undefined> {
  const row = await tx.db
    .selectFrom('own_schedule_columns')
    .select('columns')
    .where('user_id', '=', userId)
    .where('schedule_type', '=', type)
    .executeTakeFirst()
  return row?.columns
}
