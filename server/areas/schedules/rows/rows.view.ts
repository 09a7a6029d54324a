import type { JointFinding } from '@portico/contract/areas/schedules/checks/check-schedule.ts'
import type { CheckedRow } from '@portico/contract/areas/schedules/checks/rows.ts'
import type { Finding } from '@portico/contract/areas/schedules/finding.shapes.ts'
import type { ScheduleRowPage } from '@portico/contract/areas/schedules/schedule.shapes.ts'
import { type RawBuilder, sql } from 'kysely'
import { readCursor, writeCursor } from '../../../platform/cursor.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { TabOf } from '../tabs/tab.store.ts'
import { isRank } from './rank.ts'
import type { Neighbours } from './row-order.ts'

/** Normalized values by column key; empty cells are missing. */
export type Cells = Readonly<Record<string, string>>

/** An issue stored with its row. */
export type RowFinding = Omit<Finding, 'rowId'>

/** A joint issue of a row, stored apart from its own ones. */
export interface StoredJointFinding extends RowFinding {
  readonly origin: JointFinding['origin']
}

/** A stored row. */
export interface StoredRow {
  readonly rowId: string
  readonly rank: string
  readonly version: number
  readonly cells: Cells
  readonly findings: readonly RowFinding[]
}

const rowColumns = sql`row_id as "rowId", rank, version, cells, findings`

/** The same with everything that was found in the row. */
const shownColumns = sql`row_id as "rowId", rank, version, cells, findings || joint_findings as findings`

/** Some cells of a row, as a query: others are never sent. */
export const cellsIn = (columns: readonly string[]): RawBuilder<CheckedRow['cells']> =>
  sql`jsonb_object(array[${sql.join(columns)}]::text[],
    array[${sql.join(columns.map((column) => sql`cells ->> ${column}::text`))}]::text[])`

const inTab = ({ account, type, tabId }: TabOf) =>
  sql`account_code = ${account} and schedule_type = ${type} and tab_id = ${tabId}`

/** A page of a tab's rows in their order: one range of one index, however long the tab. */
export async function rowPageView(
  tx: Tx,
  tab: TabOf,
  { total, cursor, limit }: { readonly total: number; readonly cursor: string | undefined; readonly limit: number },
): Promise<ScheduleRowPage> {
  const place = readCursor(cursor, [isRank])
  const after = place === undefined ? sql`` : sql`and rank > ${place[0]}`
  const { rows } = await sql<StoredRow>`select ${shownColumns} from schedule_rows where ${inTab(tab)} ${after}
    order by rank limit ${limit + 1}`.execute(tx.db)
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    rows: page.map(shownRow),
    findings: page.flatMap(shownFindings),
    total,
    nextCursor: rows.length > limit && last !== undefined ? writeCursor([last.rank]) : null,
  }
}

/**
 * Plans statements for the actual ids and table size, until `planAsUsual`. A plan cached while the table was small
 * compares every row with every id.
 */
export async function planForSize(tx: Tx): Promise<void> {
  await sql`select set_config('plan_cache_mode', 'force_custom_plan', true)`.execute(tx.db)
}

/** Caches plans again, which the check of each new row against its tab needs. */
export async function planAsUsual(tx: Tx): Promise<void> {
  await sql`select set_config('plan_cache_mode', 'auto', true)`.execute(tx.db)
}

/** The rows of a tab that have one of these ids. */
export async function storedRows(tx: Tx, tab: TabOf, ids: readonly string[]): Promise<StoredRow[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<StoredRow>`select ${rowColumns} from schedule_rows
    where ${inTab(tab)} and row_id = any(${ids}::uuid[])`.execute(tx.db)
  return rows
}

/** Everything that was found in these rows. */
export async function findingsOfRows(tx: Tx, tab: TabOf, ids: readonly string[]): Promise<Finding[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<StoredRow>`select ${shownColumns} from schedule_rows
    where ${inTab(tab)} and row_id = any(${ids}::uuid[]) and (findings <> '[]' or joint_findings <> '[]')
    order by rank`.execute(tx.db)
  return rows.flatMap(shownFindings)
}

/** The places around these rows and at both ends of a tab: all that is needed to insert rows there. */
export async function neighboursOf(tx: Tx, tab: TabOf, ids: readonly string[]): Promise<Neighbours> {
  const edges = await edgesOf(tx, tab)
  if (edges === undefined) return { anchors: new Map(), first: null, last: null }
  const { rows } = await sql<{ rowId: string; rank: string; next: string | null }>`select row_id as "rowId", rank,
      (select later.rank from schedule_rows later where ${inTab(tab)} and later.rank > anchor.rank
        order by later.rank limit 1) as next
    from schedule_rows anchor where ${inTab(tab)} and row_id = any(${[...ids, edges.last]}::uuid[])`.execute(tx.db)
  return { anchors: new Map(rows.map(({ rowId, rank, next }) => [rowId, { rank, next }])), ...edges }
}

/** The rank of a tab's last row; null for an empty tab. Found by the index of ranks even while the tab is growing. */
export async function lastRankOf(tx: Tx, tab: TabOf): Promise<string | null> {
  const maySort = (is: 'on' | 'off') => sql`select set_config('enable_sort', ${is}, true)`.execute(tx.db)
  await maySort('off')
  const { rows } = await sql<{ rank: string }>`select rank from schedule_rows where ${inTab(tab)}
    order by rank desc limit 1`.execute(tx.db)
  await maySort('on')
  return rows[0]?.rank ?? null
}

/** The rank of a tab's first row and the id of its last; undefined for an empty tab. */
async function edgesOf(tx: Tx, tab: TabOf): Promise<{ first: string; last: string } | undefined> {
  const { rows } = await sql<{ first: string; last: string }>`select first.rank as first, last.row_id as last
    from (select rank from schedule_rows where ${inTab(tab)} order by rank limit 1) first,
      (select row_id from schedule_rows where ${inTab(tab)} order by rank desc limit 1) last`.execute(tx.db)
  return rows[0]
}

export const shownRow = ({ rowId, rank, version, cells }: StoredRow) => ({ rowId, position: rank, version, cells })

export const shownFindings = ({ rowId, findings }: StoredRow): Finding[] =>
  findings.map((finding) => ({ rowId, ...finding }))
