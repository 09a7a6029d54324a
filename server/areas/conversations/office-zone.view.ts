import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

/** The time zone of the brokerage that serves an account: its working days are counted there. */
export async function officeZoneView(tx: Tx, account: string): Promise<string> {
  const { rows } = await sql<{ timeZone: string }>`select time_zone as "timeZone" from brokerages
    join accounts on brokerage_code = brokerages.code where accounts.code = ${account}`.execute(tx.db)
  return rows[0]!.timeZone
}
