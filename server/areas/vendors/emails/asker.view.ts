import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'

interface Asker {
  readonly company: string
  readonly brokerage: string
  readonly subdomain: string | null
}

/** For which company vendors are asked, and under whose look. */
export async function askerView(tx: Tx, account: string): Promise<Asker> {
  const { rows } = await sql<Asker>`
    select company_name as company, brand as brokerage, subdomain from account_heads where code = ${account}`.execute(
    tx.db,
  )
  return rows[0]!
}
