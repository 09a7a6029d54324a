import type { ClassificationTypes } from '@portico/contract/areas/schedules/classification.shapes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { isId } from '../../../platform/ids.ts'
import type { StoredRow } from '../rows/rows.view.ts'
import type { ColumnsOf } from './columns.store.ts'

/** The tabs of one look, at most. */
const tabsAtOnce = 50

/** A row, by the key of its table; null before the first row of its tab. */
export interface RowPlace {
  readonly account: string
  readonly tabId: number
  readonly rowId: string | null
}

interface TabRow {
  readonly account: string
  readonly companyName: string
  readonly brokerage: string
  /** The lines of the account. */
  readonly lines: readonly string[]
  readonly tabId: number
  readonly tabName: string | null
  readonly rows: number
  readonly classOwners: ClassificationTypes
}

/** Some rows of one tab. */
export interface TabPart extends Omit<TabRow, 'rows'> {
  readonly found: readonly Pick<StoredRow, 'rowId' | 'cells' | 'findings'>[]
}

/** The rows of one type at a brokerage, or those of one tab of them. */
export interface RowsOf extends ColumnsOf {
  readonly tab?: { readonly account: string; readonly tabId: number }
}

/** The same at one brokerage, or at all. */
export type AnyRowsOf = Omit<RowsOf, 'brokerage'> & { readonly brokerage: string | null }

/** A part of all rows of one type on a brokerage's accounts, and where the next starts. */
export interface RowsPart {
  readonly tabs: readonly TabPart[]
  readonly next: RowPlace | null
}

/**
 * The next rows of one type on all accounts of a brokerage, or of all, about `limit` at most. Tabs store their row
 * counts, so each is read by one key range, and only as many as needed.
 */
export async function brokerageRows(
  tx: Tx,
  of: AnyRowsOf,
  { after, limit }: { readonly after: RowPlace | null; readonly limit: number },
): Promise<RowsPart> {
  const tabs = await tabsFrom(tx, of, after)
  const looks = looksAt(tabs.slice(0, tabsAtOnce), after, limit)
  const parts = await Promise.all(looks.map((look) => rowsOf(tx, of, look)))
  const last = parts.at(-1)
  if (last !== undefined && last.found.length === looks.at(-1)?.most)
    return { tabs: parts, next: { account: last.account, tabId: last.tabId, rowId: last.found.at(-1)?.rowId ?? null } }
  const following = tabs[looks.length]
  const next = following === undefined ? null : { account: following.account, tabId: following.tabId, rowId: null }
  return { tabs: parts, next }
}

/** A range of one tab's rows. */
interface Look {
  readonly tab: TabRow
  readonly from: string | null
  readonly most: number
}

/** Tab after tab, until about this many rows are read. */
function looksAt(tabs: readonly TabRow[], after: RowPlace | null, limit: number): Look[] {
  const looks: Look[] = []
  let left = limit
  for (const tab of tabs) {
    if (left <= 0) break
    const isBegun = tab.account === after?.account && tab.tabId === after.tabId
    looks.push({ tab, from: isBegun ? after.rowId : null, most: left })
    left -= tab.rows
  }
  return looks
}

/** The brokerage's tabs with rows, from the one where the last part ended. */
async function tabsFrom(tx: Tx, { brokerage, type, tab }: AnyRowsOf, after: RowPlace | null): Promise<TabRow[]> {
  const ofBrokerage = brokerage === null ? sql`` : sql`and brokerage_code = ${brokerage}`
  const from = after === null ? sql`` : sql`and (tabs.account_code, tab_id) >= (${after.account}, ${after.tabId})`
  const only = tab === undefined ? sql`` : sql`and (tabs.account_code, tab_id) = (${tab.account}, ${tab.tabId})`
  const { rows } = await sql<TabRow>`select tabs.account_code as account, company_name as "companyName",
      brokerage_code as brokerage, accounts.lines, tab_id as "tabId", name as "tabName", row_count as rows, class_owners as "classOwners"
    from schedule_tabs tabs join accounts on accounts.code = tabs.account_code
    where deleted_at is null ${ofBrokerage} and schedule_type = ${type} and row_count > 0 ${from} ${only}
    order by tabs.account_code, tab_id limit ${tabsAtOnce + 1}`.execute(tx.db)
  return rows
}

async function rowsOf(tx: Tx, { type }: Pick<ColumnsOf, 'type'>, { tab, from, most }: Look): Promise<TabPart> {
  const { rows: _counted, ...of } = tab
  const after = from === null ? sql`` : sql`and row_id > ${from}::uuid`
  const { rows } = await sql<TabPart['found'][number]>`select row_id as "rowId", cells, findings from schedule_rows
    where account_code = ${tab.account} and schedule_type = ${type} and tab_id = ${tab.tabId} ${after}
    order by row_id limit ${most}`.execute(tx.db)
  return { ...of, found: rows }
}

/** A place as a cursor holds it. */
export const placeValues = ({ account, tabId, rowId }: RowPlace): string[] => [account, String(tabId), rowId ?? '']

/** The format of each value of such a cursor. */
export const placeChecks = [
  (value: string) => /^[A-Z0-9_-]{2,40}$/.test(value),
  (value: string) => /^-?\d{1,9}$/.test(value),
  (value: string) => value === '' || isId(value),
]

/** The place that a cursor holds. */
export function placeOf(values: readonly string[] | undefined): RowPlace | null {
  if (values === undefined) return null
  const [account = '', tabId = '', rowId = ''] = values
  return { account, tabId: Number(tabId), rowId: rowId === '' ? null : rowId }
}
