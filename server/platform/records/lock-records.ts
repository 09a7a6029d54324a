import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'

/** Makes writes of one kind of record in one account or brokerage wait for each other until the transaction ends. */
export async function lockRecords(tx: Tx, { name }: { readonly name: string }, tenant: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${name} ${tenant}`}, 0))`.execute(tx.db)
}
