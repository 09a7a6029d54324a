import { dateIn } from '@portico/contract/areas/schedules/checks/rows.ts'
import type { AccountContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { isFeatureOn } from '../../features/features.public.ts'
import { ownDayOf } from '../../notifications/notifications.public.ts'
import type { Outcome } from '../rows/apply-edits.ts'
import type { Change, TabOf } from '../tabs/tab.store.ts'
import { insertBackdates } from './backdate.store.ts'

/** Where backdating is allowed, lists backdated changes: the save succeeds, and a reason is requested. */
export async function storeBackdates(
  tx: Tx,
  context: AccountContext,
  tab: TabOf,
  { inserted, changed }: Pick<Outcome, 'inserted' | 'changed'>,
  by: Change,
): Promise<void> {
  const dated = changed.filter(({ before, after }) => before.cells['effectiveFrom'] !== after.cells['effectiveFrom'])
  const beginning = [...inserted, ...dated.map(({ after }) => after)].flatMap(({ rowId, cells }) => {
    const effectiveFrom = dateIn(cells, 'effectiveFrom')
    return effectiveFrom === null ? [] : [{ rowId, effectiveFrom }]
  })
  if (beginning.length === 0) return
  const today = await ownDayOf(tx, context)
  const backdated = beginning.filter(({ effectiveFrom }) => effectiveFrom < today)
  if (backdated.length === 0 || !(await isFeatureOn(tx, context.account, 'SCHEDULE_BACKDATES'))) return
  await insertBackdates(tx, tab, backdated, by)
}
