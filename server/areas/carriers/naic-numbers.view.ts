import type { CarrierNaic } from '@portico/contract/areas/carriers/carrier-naic.shapes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

/** The carriers of a brokerage with their NAIC numbers, ratings, and addresses, by name. */
export async function naicNumbersView(tx: Tx, brokerage: string): Promise<CarrierNaic[]> {
  const { rows } = await sql<CarrierNaic>`select id, carrier, naic, rating, size,
      rated_on as "ratedOn", rating_source as "ratingSource", address, version from carrier_naic_numbers
    where brokerage_code = ${brokerage} order by lower(carrier), id`.execute(tx.db)
  return rows
}

/** The carriers of the brokerage of an account, with the ratings on file. */
export async function ratingsOfAccount(tx: Tx, account: string): Promise<CarrierNaic[]> {
  const { rows } = await sql<{ brokerage: string }>`select brokerage_code as brokerage from account_heads
    where code = ${account}`.execute(tx.db)
  return rows[0] === undefined ? [] : naicNumbersView(tx, rows[0].brokerage)
}

/** The mailing address of a carrier, line by line; no lines if it is not on the brokerage's list. */
export async function carrierAddress(tx: Tx, brokerage: string, carrier: string): Promise<string[]> {
  const { rows } = await sql<{ address: string }>`select address from carrier_naic_numbers
    where brokerage_code = ${brokerage} and lower(carrier) = lower(trim(${carrier}::text))`.execute(tx.db)
  return rows.flatMap(({ address }) => address.split('\n')).filter((line) => line !== '')
}
