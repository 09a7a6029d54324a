import type { LookupKind } from '@portico/contract/areas/lookups/class-codes.ts'
import { tableKindOf } from '@portico/contract/areas/schedules/checks/class-codes.ts'
import type { ColumnSetting } from '@portico/contract/areas/schedules/columns/column-settings.shapes.ts'
import { columnsOf } from '@portico/contract/areas/schedules/columns/schedule-columns.ts'
import { shownColumns } from '@portico/contract/areas/schedules/columns/shape-columns.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import type { ColumnsOf } from './columns.store.ts'

/** The schedules with rows, by brokerage, that have a column for class codes of a kind. */
export async function classSchedulesView(tx: Tx, kind: LookupKind): Promise<ColumnsOf[]> {
  const { rows } = await sql<ColumnsOf & { readonly settings: ColumnSetting[] | null }>`select brokerage, type, settings
    from (select distinct brokerage_code as brokerage, schedule_type as type
        from schedule_tabs join accounts on accounts.code = account_code
        where row_count > 0 and deleted_at is null) used
      left join schedule_column_settings decided on decided.brokerage_code = brokerage and schedule_type = type
    order by brokerage, type`.execute(tx.db)
  return rows
    .filter(({ type, settings }) =>
      shownColumns(columnsOf(type), settings ?? []).some((column) => tableKindOf(type, column) === kind),
    )
    .map(({ brokerage, type }) => ({ brokerage, type }))
}
