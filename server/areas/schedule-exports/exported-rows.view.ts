import type { Finding } from '@portico/contract/areas/schedules/finding.shapes.ts'
import { allScheduleTypes, type ScheduleType } from '@portico/contract/areas/schedules/schedule-types.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

/** A tab for export; rows without a tab are in one without a name. */
export interface ExportedTab {
  readonly type: ScheduleType
  readonly tabId: number
  readonly name: string | null
  readonly rows: number
  /** The snapshot the rows belong to; missing for current rows. */
  readonly snapshot?: number
}

/** A row for export. */
export interface ExportedRow {
  readonly rowId: string
  readonly rank: string
  readonly version: number
  readonly cells: Readonly<Record<string, string>>
  readonly findings: readonly Pick<Finding, 'column' | 'severity' | 'message'>[]
}

/** Rows of a page: few enough that no other request waits while they are written. */
export const pageRows = 500

/** The tabs of an account that have a name or rows: of one schedule, or of all in the order of their types. */
export async function exportedTabsView(tx: Tx, account: string, type?: ScheduleType): Promise<ExportedTab[]> {
  const ofType = type === undefined ? sql`` : sql`and schedule_type = ${type}`
  const { rows } = await sql<ExportedTab>`
    select schedule_type as type, tab_id as "tabId", name, row_count as rows from schedule_tabs
    where account_code = ${account} ${ofType} and (name is not null or row_count > 0) order by tab_id`.execute(tx.db)
  const place = (tab: ExportedTab) => allScheduleTypes.indexOf(tab.type)
  return rows.toSorted((one, other) => place(one) - place(other))
}

/** The next rows of a tab behind a rank, in their order. */
export async function exportedRowsView(
  tx: Tx,
  account: string,
  { type, tabId }: Pick<ExportedTab, 'type' | 'tabId'>,
  after: string | undefined,
): Promise<ExportedRow[]> {
  const behind = after === undefined ? sql`` : sql`and rank > ${after}`
  const { rows } = await sql<ExportedRow>`select row_id as "rowId", rank, version, cells, findings from schedule_rows
    where account_code = ${account} and schedule_type = ${type} and tab_id = ${tabId} ${behind}
    order by rank limit ${pageRows}`.execute(tx.db)
  return rows
}
