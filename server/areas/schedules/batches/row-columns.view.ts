import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import type { TabOf } from '../tabs/tab.store.ts'

/** A row with those of its cells that were requested, in the order they were asked in. */
export interface RowColumns {
  readonly rowId: string
  readonly rank: string
  readonly cells: readonly (string | null)[]
}

const pageRows = 2000

/** A page of a tab's rows with some of their columns: what is not asked for is never unpacked. */
export async function rowColumnsView(
  tx: Tx,
  { account, type, tabId }: TabOf,
  { columns, after }: { readonly columns: readonly string[]; readonly after: string | null },
): Promise<RowColumns[]> {
  const cells = columns.length === 0 ? sql`'[]'::jsonb` : sql`jsonb_build_array(${sql.join(columns.map(cellOf))})`
  const { rows } = await sql<RowColumns>`select row_id as "rowId", rank, ${cells} as cells from schedule_rows
    where account_code = ${account} and schedule_type = ${type} and tab_id = ${tabId} and rank > ${after ?? ''}
    order by rank limit ${pageRows}`.execute(tx.db)
  return rows
}

const cellOf = (column: string) => sql`cells ->> ${column}::text`
