import type { CheckedRow } from '@portico/contract/areas/schedules/checks/rows.ts'
import type { OtherSchedules } from '@portico/contract/areas/schedules/checks/other-schedules.ts'
import { otherSchedulesOf } from '@portico/contract/areas/schedules/checks/other-schedules.ts'
import { columnsRead, schedulesReadBy } from '@portico/contract/areas/schedules/checks/schedules-read.ts'
import type { ScheduleType } from '@portico/contract/areas/schedules/schedule-types.ts'
import type { ColumnDefinition } from '@portico/contract/areas/schedules/column.shapes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { cellsIn, type StoredJointFinding } from '../rows/rows.view.ts'
import type { TabOf } from '../tabs/tab.store.ts'

/** A row with what was found in it together with others when that was last looked for. */
export interface JudgedRow extends CheckedRow {
  readonly rank: string
  /** The row is not removed, and has values in addition to column defaults. */
  readonly counts: boolean
  readonly jointFindings: readonly StoredJointFinding[]
}

/** Provides database reads: for all of a task, or for each part of a long one. */
export type Reads = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

/** Rows read at a time, so that other requests of this process run in between. */
const pageSize = 500

/** All rows of a tab in their order, with those of their cells that a check of the whole tab reads. */
export async function judgedRows(
  reads: Reads,
  tab: TabOf,
  { columns, read }: { readonly columns: readonly ColumnDefinition[]; readonly read: readonly string[] },
): Promise<JudgedRow[]> {
  const defaults = JSON.stringify(Object.fromEntries(columns.map(({ key, defaultValue }) => [key, defaultValue])))
  const all: JudgedRow[] = []
  for (let after = ''; ; after = all.at(-1)!.rank) {
    // oxlint-disable-next-line no-await-in-loop -- each page starts where the previous one ended
    const { rows } = await reads((tx) =>
      sql<JudgedRow>`select row_id as "rowId", rank, ${cellsIn(read)} as cells,
          cells ->> 'rowStatus' is distinct from 'REMOVED' and not cells <@ ${defaults}::jsonb as counts,
          joint_findings as "jointFindings"
        from schedule_rows where ${inTab(tab)} and rank > ${after} order by rank limit ${pageSize}`.execute(tx.db),
    )
    for (const row of rows) all.push(row)
    if (rows.length < pageSize) return all
  }
}

/** What a type's cross rules need of the account's other schedules: only the referenced columns. */
export async function otherSchedulesView(tx: Tx, account: string, type: ScheduleType): Promise<OtherSchedules> {
  const read = schedulesReadBy(type)
  const figures = await figuresOf(tx, account, type)
  if (read.length === 0) return otherSchedulesOf({}, figures)
  const columns = [...new Set(read.flatMap((other) => columnsRead[other] ?? []))]
  const { rows } = await sql<CheckedRow & { type: ScheduleType }>`select schedule_type as type, row_id as "rowId",
      ${cellsIn(columns)} as cells
    from schedule_rows where account_code = ${account} and schedule_type = any(${[...read]}::text[])
      and cells ->> 'rowStatus' is distinct from 'REMOVED'`.execute(tx.db)
  const byType = Map.groupBy(rows, (row) => row.type)
  return otherSchedulesOf(Object.fromEntries(byType), figures)
}

const nothingKnown = { revenue: null, itemLimit: null }

/** What a type's cross rules need in addition to schedules: revenue of the last full year, or the per-item limit. */
async function figuresOf(tx: Tx, account: string, type: ScheduleType) {
  if (type === 'GENERAL_LIABILITY') return { ...nothingKnown, revenue: await revenueOf(tx, account) }
  if (type === 'EQUIPMENT') return { ...nothingKnown, itemLimit: await itemLimitOf(tx, account) }
  return nothingKnown
}

/** Revenue of the latest full fiscal year in US dollars. */
async function revenueOf(tx: Tx, account: string): Promise<number | null> {
  const { rows } = await sql<{ cents: number | null }>`select (figures ->> 'revenue')::float8 as cents
    from financial_years where account_code = ${account} and not is_interim and currency = 'USD'
    order by fiscal_year_end desc limit 1`.execute(tx.db)
  return inDollars(rows[0]?.cents)
}

/** What the newest policy with a limit for any one item pays for one, in US dollars. */
async function itemLimitOf(tx: Tx, account: string): Promise<number | null> {
  const { rows } = await sql<{ cents: number }>`select policy_coverages.limit_cents::float8 as cents
    from policy_coverages join policies
      on policies.account_code = policy_coverages.account_code and policies.id = policy_coverages.policy_id
    where policies.account_code = ${account} and policies.canceled_on is null
      and policy_coverages.limit_cents is not null and lower(policy_coverages.name) in ('any one item', 'per item', 'each item')
    order by policies.effective_date desc, policy_coverages.place limit 1`.execute(tx.db)
  return inDollars(rows[0]?.cents)
}

const inDollars = (cents: number | null | undefined): number | null => (typeof cents === 'number' ? cents / 100 : null)

/** How many rows a check of the tab reads: its own and those of the schedules that it refers to. */
export async function rowsToCheck(tx: Tx, { account, type, tabId }: TabOf): Promise<number> {
  const { rows } = await sql<{ count: number }>`select coalesce(sum(row_count), 0)::int as count from schedule_tabs
    where account_code = ${account} and (schedule_type = any(${[...schedulesReadBy(type)]}::text[])
      or schedule_type = ${type} and tab_id = ${tabId})`.execute(tx.db)
  return rows[0]!.count
}

/** The tabs with rows, of some schedules or of all. */
export async function tabsWithRows(tx: Tx, account: string, types?: readonly ScheduleType[]): Promise<TabOf[]> {
  const { rows } = await sql<Omit<TabOf, 'account'>>`select schedule_type as type, tab_id as "tabId" from schedule_tabs
    where account_code = ${account} and row_count > 0
      ${types === undefined ? sql`` : sql`and schedule_type = any(${[...types]}::text[])`}
    order by schedule_type, tab_id`.execute(tx.db)
  return rows.map((row) => ({ account, ...row }))
}

/** The issues of a tab as a whole, and the joint issues of these rows. */
export async function standingJointFindings(
  tx: Tx,
  tab: TabOf,
  ids: readonly string[],
): Promise<{ own: readonly StoredJointFinding[]; ofRows: ReadonlyMap<string, readonly StoredJointFinding[]> }> {
  const ofTab = sql<{ own: StoredJointFinding[] }>`select joint_findings as own from schedule_tabs
    where account_code = ${tab.account} and schedule_type = ${tab.type} and tab_id = ${tab.tabId}`.execute(tx.db)
  const ofRows = sql<{ rowId: string; found: StoredJointFinding[] }>`
    select row_id as "rowId", joint_findings as found from schedule_rows
    where ${inTab(tab)} and row_id = any(${[...ids]}::uuid[])`
  const [{ rows: tabs }, { rows }] = await Promise.all([ofTab, ids.length === 0 ? { rows: [] } : ofRows.execute(tx.db)])
  return { own: tabs[0]?.own ?? [], ofRows: new Map(rows.map(({ rowId, found }) => [rowId, found])) }
}

const inTab = ({ account, type, tabId }: TabOf) =>
  sql`account_code = ${account} and schedule_type = ${type} and tab_id = ${tabId}`
