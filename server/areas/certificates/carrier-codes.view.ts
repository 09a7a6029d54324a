import type { CarrierCode } from '@portico/contract/areas/certificates/carrier-code.shapes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

/** The NAIC numbers of the carriers of a brokerage, by carrier. */
export async function carrierCodesView(tx: Tx, brokerage: string): Promise<CarrierCode[]> {
  const { rows } = await sql<CarrierCode>`
    select id, carrier, naic, version from carrier_company_codes
    where brokerage_code = ${brokerage} order by lower(carrier), id`.execute(tx.db)
  return rows
}
