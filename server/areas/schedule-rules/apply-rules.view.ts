import type { ScheduleType } from '@portico/contract/areas/schedules/schedule-types.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

/** A rule whose stored rows are to be checked again. */
export interface DueRule {
  readonly id: string
  readonly brokerage: string | null
  readonly type: ScheduleType
  readonly isInForce: boolean
}

/** Published rules whose first day has come, or whose last day is over, since stored rows were checked. */
export async function rulesDue(tx: Tx, today: string): Promise<DueRule[]> {
  const { rows } = await sql<DueRule>`select id, brokerage_code as brokerage, schedule_type as type,
      (starts_on <= ${today}::date and (ends_on is null or ends_on >= ${today}::date)) as "isInForce"
    from schedule_rules where state = 'PUBLISHED'
      and is_applied <> (starts_on <= ${today}::date and (ends_on is null or ends_on >= ${today}::date))
    order by id limit 100`.execute(tx.db)
  return rows
}
