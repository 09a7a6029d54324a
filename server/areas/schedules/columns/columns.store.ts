import type { ColumnSetting } from '@portico/contract/areas/schedules/columns/column-settings.shapes.ts'
import type { ScheduleType } from '@portico/contract/areas/schedules/schedule-types.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import type { Change } from '../tabs/tab.store.ts'

/** The columns of one schedule at one brokerage. */
export interface ColumnsOf {
  readonly brokerage: string
  readonly type: ScheduleType
}

/** Settings, and the version that they were made from; 0 where the brokerage had none. */
export interface Decided {
  readonly version: number
  readonly settings: readonly ColumnSetting[]
}

/** Saves settings over those of their version. Returns false if others were saved since. */
export async function saveSettings(
  tx: Tx,
  { brokerage, type }: ColumnsOf,
  { version, settings }: Decided,
  { by, at }: Change,
): Promise<boolean> {
  const changed = { settings: JSON.stringify(settings), changed_at: at, changed_by: by }
  const saved =
    version === 0
      ? tx.db
          .insertInto('schedule_column_settings')
          .values({ brokerage_code: brokerage, schedule_type: type, ...changed })
          .onConflict((conflict) => conflict.doNothing())
          .returning('version')
      : tx.db
          .updateTable('schedule_column_settings')
          .set({ ...changed, version: sql`version + 1` })
          .where('brokerage_code', '=', brokerage)
          .where('schedule_type', '=', type)
          .where('version', '=', version)
          .returning('version')
  return (await saved.executeTakeFirst()) !== undefined
}

/** Stores a person's proposal, replacing their earlier one. */
export async function storeProposal(
  tx: Tx,
  { brokerage, type }: ColumnsOf,
  { id, version, settings }: Decided & { readonly id: string },
  { by, at }: Change,
): Promise<void> {
  const proposed = { id, version, settings: JSON.stringify(settings), proposed_at: at }
  await tx.db
    .insertInto('schedule_column_proposals')
    .values({ brokerage_code: brokerage, schedule_type: type, proposed_by: by, ...proposed })
    .onConflict((conflict) =>
      conflict.columns(['brokerage_code', 'schedule_type', 'proposed_by']).doUpdateSet(proposed),
    )
    .execute()
}
