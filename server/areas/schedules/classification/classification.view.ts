import { classKindsOf } from '@portico/contract/areas/schedules/checks/class-codes.ts'
import type { Classification, ClassificationTypes } from '@portico/contract/areas/schedules/classification.shapes.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { tableOwnersView } from '../../lookups/lookups.public.ts'
import { effectiveColumns } from '../columns/effective-columns.ts'
import type { TabOf } from '../tabs/tab.store.ts'

/** Whose tables read the class codes of a tab and whose could, for each kind that its columns hold. */
export async function classificationView(
  tx: Tx,
  { account, type, tabId }: TabOf,
  owners: ClassificationTypes,
): Promise<Classification> {
  const kinds = classKindsOf(type, await effectiveColumns(tx, account, type))
  const tables = kinds.length === 0 ? [] : await tableOwnersView(tx)
  return {
    tabId,
    kinds: kinds.map((kind) => ({
      kind,
      owner: owners[kind] ?? null,
      offered: tables.filter((table) => table.kind === kind).map(({ owner, states }) => ({ owner, states })),
    })),
  }
}
