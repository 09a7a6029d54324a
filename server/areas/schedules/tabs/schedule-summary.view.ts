import type { ScheduleType } from '@portico/contract/areas/schedules/schedule-types.ts'
import type { ScheduleSummary } from '@portico/contract/areas/schedules/schedule.shapes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'

type SummaryRow = Omit<ScheduleSummary, 'changedAt' | 'scheduleType'> & {
  readonly scheduleType: ScheduleType
  readonly changedAt: Date
}

/** The contents of every tab of an account. Counts are stored with each change, so no rows are read. */
export async function scheduleSummaryView(tx: Tx, account: string): Promise<ScheduleSummary[]> {
  const { rows } = await sql<SummaryRow>`
    select schedule_type as "scheduleType", tab_id as "tabId", name as "tabName", row_count as rows, errors,
      hard_errors as "hardErrors", outliers, limits_to_review as "limitsToReview", changed_at as "changedAt",
      (select name from person_names where id = changed_by) as "changedByName"
    from schedule_tabs where account_code = ${account} and (name is not null or row_count > 0)
    order by schedule_type, tab_id`.execute(tx.db)
  return rows.map((row) => ({ ...row, changedAt: row.changedAt.toISOString() }))
}
