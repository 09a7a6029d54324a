import type { ColumnDefinition } from '@portico/contract/areas/schedules/column.shapes.ts'
import { columnsOf } from '@portico/contract/areas/schedules/columns/schedule-columns.ts'
import { shownColumns } from '@portico/contract/areas/schedules/columns/shape-columns.ts'
import type { ScheduleType } from '@portico/contract/areas/schedules/schedule-types.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { settingsForAccount } from './columns.view.ts'

/** A schedule's columns at the account's brokerage, in order, without hidden ones. */
export async function effectiveColumns(
  tx: Tx,
  account: string,
  type: ScheduleType,
): Promise<readonly ColumnDefinition[]> {
  return shownColumns(columnsOf(type), await settingsForAccount(tx, account, type))
}
