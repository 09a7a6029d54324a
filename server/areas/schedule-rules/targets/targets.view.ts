import type { CompletenessTarget } from '@portico/contract/areas/schedule-rules/targets/completeness-target.shapes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'

/** The completeness targets, by line. */
export async function targetsView(tx: Tx): Promise<CompletenessTarget[]> {
  const { rows } = await sql<CompletenessTarget>`select line, percent, days_before as "daysBefore", version
    from completeness_targets order by line`.execute(tx.db)
  return rows
}
