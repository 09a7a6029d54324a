import type { Tx } from '../../../platform/database/database.ts'

/** Who writes the letters of an account. */
export async function companyView(tx: Tx, account: string): Promise<string> {
  const { company_name: name } = await tx.db
    .selectFrom('accounts')
    .select('company_name')
    .where('code', '=', account)
    .executeTakeFirstOrThrow()
  return name
}
