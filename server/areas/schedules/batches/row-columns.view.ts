import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import type { TabOf } from '../tabs/tab.store.ts'

/** A row with the requested cells, in the requested order. */
export interface RowColumns {
  readonly rowId: string
  readonly rank: string
  readonly cells: readonly (string | null)[]
}

const pageRows = 2000

/** A page of a tab's rows with some of their columns: others are never unpacked. */
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
