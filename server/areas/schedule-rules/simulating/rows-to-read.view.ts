import type { ScheduleRule } from '@portico/contract/areas/schedule-rules/schedule-rule.shapes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'

/** How many stored rows a simulation reads. Tabs store their count, so no rows are read. */
export async function rowsToRead(
  tx: Tx,
  { scheduleType, brokerage }: Pick<ScheduleRule, 'scheduleType' | 'brokerage'>,
): Promise<number> {
  const { rows } = await sql<{ rows: number }>`select coalesce(sum(row_count), 0)::int as rows
    from schedule_tabs join accounts on accounts.code = account_code
    where schedule_type = ${scheduleType} and deleted_at is null
      ${brokerage === null ? sql`` : sql`and brokerage_code = ${brokerage}`}`.execute(tx.db)
  return rows[0]!.rows
}
