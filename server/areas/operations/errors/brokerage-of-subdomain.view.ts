import type { Tx } from '../../../platform/database/database.ts'

/** The code of the brokerage that has a subdomain. */
export async function brokerageOfSubdomain(tx: Tx, subdomain: string): Promise<string | undefined> {
  const row = await tx.db.selectFrom('brokerages').select('code').where('subdomain', '=', subdomain).executeTakeFirst()
  return row?.code
}
