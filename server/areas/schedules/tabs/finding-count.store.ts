import type { Tx } from '../../../platform/database/database.ts'
import type { FindingCounts } from '../findings/finding-counts.ts'
import type { TabOf } from './tab.store.ts'

/** Updates the counts of a tab whose rows were checked again, without edits. */
export async function moveFindingCounts(tx: Tx, tab: TabOf, moved: FindingCounts): Promise<void> {
  await tx.db
    .updateTable('schedule_tabs')
    .set((eb) => ({
      errors: eb('errors', '+', moved.errors),
      hard_errors: eb('hard_errors', '+', moved.hardErrors),
      outliers: eb('outliers', '+', moved.outliers),
      limits_to_review: eb('limits_to_review', '+', moved.limitsToReview),
    }))
    .where('account_code', '=', tab.account)
    .where('schedule_type', '=', tab.type)
    .where('tab_id', '=', tab.tabId)
    .execute()
}
