import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'

interface LivingSeries {
  readonly account: string
  readonly timeZone: string
  readonly seriesId: string
}

/** Whose certificates a code is printed on; undefined if it is on none. */
export async function seriesByCode(tx: Tx, codeHash: Buffer): Promise<LivingSeries | undefined> {
  const { rows } = await sql<LivingSeries>`
    select account_code as account, time_zone as "timeZone", series_id as "seriesId"
    from certificate_addresses join account_heads on code = account_code
    where code_hash = ${codeHash}`.execute(tx.db)
  return rows[0]
}

/** How often a series was looked at by its address. */
export async function viewsOf(tx: Tx, account: string, seriesId: string) {
  const { rows } = await sql<{ count: number; lastAt: Date | null }>`
    select count(*)::int as count, max(viewed_at) as "lastAt" from certificate_views
    where account_code = ${account} and series_id = ${seriesId}`.execute(tx.db)
  const { count, lastAt } = rows[0]!
  return { count, lastAt: lastAt?.toISOString() ?? null }
}

/** The accounts that have certificates in force. */
export async function accountsWithCertificates(tx: Tx): Promise<readonly string[]> {
  const { rows } = await sql<{ account: string }>`
    select distinct account_code as account from certificates where status = 'ISSUED' order by account_code`.execute(
    tx.db,
  )
  return rows.map(({ account }) => account)
}
