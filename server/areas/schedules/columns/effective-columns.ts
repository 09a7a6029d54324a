import type { ColumnDefinition } from '@portico/contract/areas/schedules/column.shapes.ts'
import { columnsOf } from '@portico/contract/areas/schedules/columns/schedule-columns.ts'
import { shownColumns } from '@portico/contract/areas/schedules/columns/shape-columns.ts'
import type { ScheduleType } from '@portico/contract/areas/schedules/schedule-types.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { settingsForAccount } from './columns.view.ts'

/** The columns of a schedule as the account's brokerage has them, in their order; hidden ones are left out. */
export async function effectiveColumns(
  tx: Tx,
  account: string,
  type: ScheduleType,
): Promise<readonly ColumnDefinition[]> {
  return shownColumns(columnsOf(type), await settingsForAccount(tx, account, type))
}
