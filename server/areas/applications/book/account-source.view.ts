import { sql } from 'kysely'
import type { FactSource } from './fact-sources.ts'

/** What the account itself says: its name. */
export const accountSource: FactSource = async (tx, account) => {
  const { rows } = await sql<{ name: string; at: Date }>`select company_name as name, created_at as at
    from accounts where code = ${account}`.execute(tx.db)
  return new Map(
    rows.map(({ name, at }) => [
      'legalName',
      { value: name, provenance: { source: 'ACCOUNT', by: null, at: at.toISOString(), detail: 'Account name' } },
    ]),
  )
}
