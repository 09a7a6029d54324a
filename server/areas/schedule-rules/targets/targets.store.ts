import type { CompletenessTarget } from '@portico/contract/areas/schedule-rules/targets/completeness-target.shapes.ts'
import type { Tx } from '../../../platform/database/database.ts'

/** The target of a line, locked until the transaction ends. */
export async function lockTarget(tx: Tx, line: string): Promise<CompletenessTarget | undefined> {
  return tx.db
    .selectFrom('completeness_targets')
    .select(['line', 'percent', 'days_before as daysBefore', 'version'])
    .where('line', '=', line)
    .forUpdate()
    .executeTakeFirst()
}
