import type { HolderMergePreview } from '@portico/contract/areas/certificates/holders/holder-import.shapes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'

/** What belongs to a holder, and goes along when it is merged into another. */
export async function holderUse(tx: Tx, account: string, id: string): Promise<HolderMergePreview['moves']> {
  const { rows } = await sql<HolderMergePreview['moves']>`select
      (select count(*) from certificates where account_code = ${account} and holder_id = ${id})::int as certificates,
      (select count(*) from certificate_subscriptions subscription
        where subscription.account_code = ${account} and confirmed_at is not null and series_id in
          (select series_id from certificates where account_code = ${account} and holder_id = ${id}))::int
        as subscriptions,
      (select count(*) from certificate_deliveries
        where account_code = ${account} and holder_id = ${id})::int as deliveries,
      (select count(*) from contract_reviews where account_code = ${account} and holder_id = ${id})::int as reviews`.execute(
    tx.db,
  )
  return rows[0]!
}

/** Those of some holders that have a certificate or a contract review. */
export async function usedHolders(tx: Tx, account: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`select holder_id as id from certificates
      where account_code = ${account} and holder_id = any(${[...ids]}::uuid[])
    union select holder_id as id from contract_reviews
      where account_code = ${account} and holder_id = any(${[...ids]}::uuid[])`.execute(tx.db)
  return new Set(rows.map(({ id }) => id))
}
