import type { CarrierNaic } from '@portico/contract/areas/carriers/carrier-naic.shapes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

/** The NAIC numbers that a brokerage entered, by carrier. */
export async function naicNumbersView(tx: Tx, brokerage: string): Promise<CarrierNaic[]> {
  const { rows } = await sql<CarrierNaic>`select id, carrier, naic, version from carrier_naic_numbers
    where brokerage_code = ${brokerage} order by lower(carrier), id`.execute(tx.db)
  return rows
}
