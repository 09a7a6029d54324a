import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { notFound } from '../../../platform/error-response.ts'

export interface Candidate {
  readonly code: string
  readonly companyName: string
  readonly brokerage: string
  readonly brokerageName: string
  readonly timeZone: string
}

/** An account that may move; rejected if unknown, deleted or merged. */
export async function wantedCandidate(tx: Tx, code: string): Promise<Candidate> {
  const { rows } = await sql<Candidate>`select accounts.code, accounts.company_name as "companyName",
      accounts.brokerage_code as brokerage, brand as "brokerageName", time_zone as "timeZone"
    from accounts join account_heads using (code) where accounts.code = ${code} and deleted_at is null`.execute(tx.db)
  const [found] = rows
  if (found === undefined) throw notFound()
  return found
}

/** The name of a brokerage; undefined if it does not exist. */
export async function brokerageName(tx: Tx, code: string): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`select name from brokerages where code = ${code}`.execute(tx.db)
  return rows[0]?.name
}
