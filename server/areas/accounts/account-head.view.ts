import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

interface AccountHead {
  readonly companyName: string
  readonly brokerCode: string
  /** The name of the brokerage. */
  readonly brand: string
  readonly subdomain: string | null
  /** The time zone of its brokerage's working days. */
  readonly timeZone: string
}

/** The name of an account, and the brokerage under whose brand it is served. */
export async function accountHead(tx: Tx, account: string): Promise<AccountHead> {
  const { rows } =
    await sql<AccountHead>`select company_name as "companyName", brokerage_code as "brokerCode", brand, subdomain,
    time_zone as "timeZone" from account_heads where code = ${account}`.execute(tx.db)
  return rows[0]!
}
