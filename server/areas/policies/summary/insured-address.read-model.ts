import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { addressLines } from '../../../platform/pdf/parts/address-lines.ts'

/** The mailing address of an account, line by line; no lines if it was never answered. */
export async function insuredAddress(tx: Tx, account: string): Promise<string[]> {
  const { rows } = await sql<{ value: unknown }>`select value from facts
    where account_code = ${account} and address = 'mailingAddress'`.execute(tx.db)
  return addressLines(rows[0]?.value)
}
