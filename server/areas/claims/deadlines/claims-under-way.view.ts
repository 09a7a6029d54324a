import { underWay } from '@portico/contract/areas/claims/claim.rules.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'

/** Which claim of which account. */
export interface ClaimUnderWay {
  readonly account: string
  readonly brokerage: string
  readonly timeZone: string
  readonly id: string
}

/** The next claims of all accounts that wait for something, or have deadlines on the calendar. */
export async function claimsUnderWay(
  tx: Tx,
  after: ClaimUnderWay | undefined,
  limit: number,
): Promise<readonly ClaimUnderWay[]> {
  const { rows } = await sql<ClaimUnderWay>`
    select claims.account_code as account, brokerage_code as brokerage, time_zone as "timeZone", claims.id
    from claims join accounts on accounts.code = claims.account_code and accounts.deleted_at is null
      and archived_at is null
      join brokerages on brokerages.code = brokerage_code
    where (status = any(${[...underWay]}) or exists (select from claim_deadlines due
        where due.account_code = claims.account_code and due.claim_id = claims.id))
      and (${after?.account ?? null}::text is null
        or (claims.account_code, claims.id) > (${after?.account ?? null}::text, ${after?.id ?? null}::uuid))
    order by claims.account_code, claims.id limit ${limit}`.execute(tx.db)
  return rows
}
