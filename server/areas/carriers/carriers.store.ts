import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

interface ChangedCarrier {
  readonly id: string
  readonly naic: string
  readonly rating: string
  readonly size: string
  readonly rated_on: string | null
  readonly rating_source: string
  readonly address: string
}

/** Changes carriers of a brokerage, all in one statement. */
export async function changeCarriers(tx: Tx, brokerage: string, changed: readonly ChangedCarrier[]): Promise<void> {
  if (changed.length === 0) return
  const given = sql<ChangedCarrier>`jsonb_to_recordset(${JSON.stringify(changed)}::jsonb)`.as<'given'>(
    sql`given (id uuid, naic text, rating text, size text, rated_on date, rating_source text, address text)`,
  )
  await tx.db
    .updateTable('carrier_naic_numbers')
    .from(given)
    .set((each) => ({
      naic: each.ref('given.naic'),
      rating: each.ref('given.rating'),
      size: each.ref('given.size'),
      rated_on: each.ref('given.rated_on'),
      rating_source: each.ref('given.rating_source'),
      address: each.ref('given.address'),
      version: sql`carrier_naic_numbers.version + 1`,
    }))
    .where('brokerage_code', '=', brokerage)
    .whereRef('carrier_naic_numbers.id', '=', 'given.id')
    .execute()
}
