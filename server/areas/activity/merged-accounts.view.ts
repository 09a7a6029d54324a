import type { MergedAccount } from '@portico/contract/areas/activity/activity.shapes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { notFound } from '../../platform/error-response.ts'

/** The accounts that became part of an account of a brokerage, the latest first; an account that it has not ends the call. */
export async function mergedAccountsView(tx: Tx, brokerage: string, account: string): Promise<MergedAccount[]> {
  const { rows } = await sql<{ code: string | null; name: string; at: Date }>`select merged.code,
      merged.company_name as name, merged.deleted_at as at
    from accounts kept left join accounts merged on merged.merged_into = kept.code
    where kept.code = ${account} and kept.brokerage_code = ${brokerage} and kept.deleted_at is null
    order by at desc, code limit 200`.execute(tx.db)
  if (rows.length === 0) throw notFound()
  return rows.flatMap(({ code, name, at }) =>
    code === null ? [] : [{ accountCode: code, companyName: name, mergedAt: at.toISOString() }],
  )
}
