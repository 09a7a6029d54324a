import type { RenewalLine } from '@portico/contract/areas/renewals/renewal.shapes.ts'
import { readOnce, type Tx } from '../../../platform/database/database.ts'

/** What a renewal is to place, in the order in which it was chosen. */
export const linesView = (tx: Tx, account: string, cycleId: string): Promise<RenewalLine[]> =>
  readOnce(tx, ['renewal lines', account, cycleId], () =>
    tx.db
      .selectFrom('renewal_lines')
      .select(['id', 'line', 'policy_id as policyId', 'requested', 'carriers_excluded as carriersExcluded'])
      .where('account_code', '=', account)
      .where('cycle_id', '=', cycleId)
      .orderBy('place')
      .orderBy('id')
      .execute(),
  )
