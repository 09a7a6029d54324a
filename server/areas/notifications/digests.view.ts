import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

/** A person with a pending digest, and its accounts. */
export interface WaitingDigest {
  readonly userId: string
  readonly accounts: readonly string[]
}

/** Digests whose time has come, the longest waiting first. Notices of a suspended brokerage wait until it is reinstated. */
export async function waitingDigests(tx: Tx, now: Date): Promise<readonly WaitingDigest[]> {
  const { rows } = await sql<WaitingDigest>`
    select user_id as "userId", array_agg(distinct account_code order by account_code) as accounts
    from notification_digests join accounts on accounts.code = account_code
      left join brokerages on brokerages.code = brokerage_code
    where leaves_at <= ${now} and suspended_at is null group by user_id order by min(leaves_at)`.execute(tx.db)
  return rows
}
