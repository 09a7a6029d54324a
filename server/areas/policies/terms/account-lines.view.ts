import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'

/** The lines of business of an account, at the version of its record. */
export async function accountLines(
  tx: Tx,
  account: string,
): Promise<{ readonly lines: readonly string[]; readonly version: number }> {
  const { rows } = await sql<{ lines: string[]; version: number }>`select lines, record_version as version
    from accounts where code = ${account} for no key update`.execute(tx.db)
  return rows[0]!
}
