import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'

/** Renewals read at once. */
export const batchSize = 200

/** A renewal that is under way. */
export interface Watched {
  readonly account: string
  readonly brokerage: string
  readonly timeZone: string
  readonly cycleId: string
}

/** The renewals under way of brokerages that have people reminded, by account, from after one of them. */
export async function renewalsToWatch(tx: Tx, today: string, after?: Watched): Promise<readonly Watched[]> {
  const rest = after === undefined ? sql`` : sql`and (account_code, c.id) > (${after.account}, ${after.cycleId}::uuid)`
  const { rows } = await sql<Watched>`
    select account_code as account, brokerage_code as brokerage, time_zone as "timeZone", c.id as "cycleId"
    from renewal_cycles c join accounts on accounts.code = account_code
      join brokerages on brokerages.code = brokerage_code
    where is_current and stage not in ('BOUND', 'CLOSED') and effective_on >= ${today}::date and deleted_at is null
      and not exists (select from renewal_nudging
        where renewal_nudging.brokerage_code = accounts.brokerage_code and every_days is null) ${rest}
    order by account_code, c.id limit ${sql.lit(batchSize)}`.execute(tx.db)
  return rows
}
