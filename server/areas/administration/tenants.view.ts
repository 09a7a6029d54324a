import type { Overview } from '@portico/contract/areas/administration/overview.shapes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

/** Bytes of a table that are read at most: one that is larger is sampled, and its counts are scaled up. */
const bytesRead = 4_000_000

interface Row {
  readonly phase: string
  readonly relationship: 'CLIENT' | 'PROSPECT'
  readonly many: number
}

/** Brokerages, and accounts by phase. Exact while the tables are small, estimates from a sample once they are not. */
export async function tenantFigures(tx: Tx): Promise<Overview['tenants']> {
  const shares = await sql<{ ofAccounts: number; ofBrokerages: number }>`
    select least(1, ${sql.lit(bytesRead)}::float8 / greatest(1, pg_relation_size('accounts'))) as "ofAccounts",
      least(1, ${sql.lit(bytesRead)}::float8 / greatest(1, pg_relation_size('brokerages'))) as "ofBrokerages"`.execute(
    tx.db,
  )
  const { ofAccounts, ofBrokerages } = shares.rows[0]!
  const [accounts, brokerages] = await Promise.all([
    sql<Row>`select coalesce(phase, 'Setup') as phase, relationship, count(*)::int as many
      from accounts tablesample system (${ofAccounts * 100}::float4)
      where deleted_at is null group by 1, 2 order by 1`.execute(tx.db),
    sql<{ many: number }>`select count(*)::int as many
      from brokerages tablesample system (${ofBrokerages * 100}::float4)`.execute(tx.db),
  ])
  return {
    brokerages: Math.round((brokerages.rows[0]?.many ?? 0) / ofBrokerages),
    accounts: byPhase(accounts.rows, ofAccounts),
    isEstimate: ofAccounts < 1 || ofBrokerages < 1,
  }
}

function byPhase(rows: readonly Row[], share: number): Overview['tenants']['accounts'] {
  const manyOf = (phase: string, relationship: Row['relationship']) =>
    Math.round((rows.find((row) => row.phase === phase && row.relationship === relationship)?.many ?? 0) / share)
  return [...new Set(rows.map(({ phase }) => phase))].map((phase) => ({
    phase,
    clients: manyOf(phase, 'CLIENT'),
    prospects: manyOf(phase, 'PROSPECT'),
  }))
}
