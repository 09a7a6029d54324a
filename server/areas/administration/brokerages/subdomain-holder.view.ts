import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'

/** The code of the brokerage that has a subdomain, or gave it up: old links must not lead to another one. */
export async function holderOfSubdomain(tx: Tx, subdomain: string): Promise<string | undefined> {
  const { rows } = await sql<{ code: string }>`select code from brokerages where subdomain = ${subdomain}
    union all select brokerage_code from former_subdomains where subdomain = ${subdomain} limit 1`.execute(tx.db)
  return rows[0]?.code
}
