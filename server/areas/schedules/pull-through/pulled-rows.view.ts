import { pulledRows } from '@portico/contract/areas/schedules/snapshots/pull-through.ts'
import type { PulledRow } from '@portico/contract/areas/schedules/snapshots/review.shapes.ts'
import type { ScheduleType } from '@portico/contract/areas/schedules/schedule-types.ts'
import type { CheckedRow } from '@portico/contract/areas/schedules/checks/rows.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'

/** The rows that the account's locations would give to its general liability schedule. */
export async function pulledRowsView(tx: Tx, account: string): Promise<PulledRow[]> {
  const rowsOf = async (type: ScheduleType) => {
    const { rows } = await sql<CheckedRow>`select row_id as "rowId", cells from schedule_rows
      where account_code = ${account} and schedule_type = ${type} order by tab_id, rank`.execute(tx.db)
    return rows
  }
  const locations = await rowsOf('LOCATIONS')
  return pulledRows(locations, await rowsOf('GENERAL_LIABILITY'))
}
