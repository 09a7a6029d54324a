import { mayMove, type RenewalStage } from '@portico/contract/areas/renewals/renewal-stages.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { RenewalTables } from './renewals.table.ts'

/**
 * Moves a renewal to a stage, where it may go there; whoever calls it records what happened and tells of `renewals`.
 * False where it stays where it is.
 */
export async function moveCycle(tx: Tx, account: string, cycleId: string, to: RenewalStage): Promise<boolean> {
  const tables = tx.db.$extendTables<RenewalTables>()
  const found = await tables
    .selectFrom('renewal_cycles')
    .select(['stage', 'version'])
    .where('account_code', '=', account)
    .where('id', '=', cycleId)
    .forUpdate()
    .executeTakeFirst()
  if (found === undefined || !mayMove(found.stage, to)) return false
  await tables
    .updateTable('renewal_cycles')
    .set({ stage: to, version: found.version + 1, ...(to === 'CLOSED' && { is_current: false }) })
    .where('account_code', '=', account)
    .where('id', '=', cycleId)
    .execute()
  return true
}
