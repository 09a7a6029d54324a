import type { Tx } from '../../platform/database/database.ts'

/** The account's soonest current renewal, created before. */
export const currentCycle = (tx: Tx, account: string) =>
  tx.db
    .selectFrom('renewal_cycles')
    .select(['id', 'effective_on'])
    .where('account_code', '=', account)
    .where('is_current', '=', true)
    .orderBy('effective_on')
    .executeTakeFirstOrThrow()
