import type { Tx } from '../../platform/database/database.ts'
import type { RenewalTables } from './renewals.table.ts'

/** A renewal of an account by id, or its soonest current one by `current`; undefined where there is none. */
export async function cycleView(tx: Tx, account: string, cycleId: string) {
  const cycles = tx.db
    .$extendTables<RenewalTables>()
    .selectFrom('renewal_cycles')
    .selectAll()
    .where('account_code', '=', account)
  if (cycleId === 'current')
    return cycles.where('is_current', '=', true).orderBy('effective_on').limit(1).executeTakeFirst()
  return cycles.where('id', '=', cycleId).executeTakeFirst()
}
