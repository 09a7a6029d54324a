import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import type { ColumnsOf } from './columns.store.ts'

/** The brokerages whose accounts have rows of a schedule. */
export async function brokeragesWithRows(tx: Tx, type: ColumnsOf['type']): Promise<string[]> {
  const { rows } = await sql<{ brokerage: string }>`select distinct brokerage_code as brokerage
    from schedule_tabs join accounts on accounts.code = account_code
    where schedule_type = ${type} and row_count > 0 and deleted_at is null order by 1`.execute(tx.db)
  return rows.map(({ brokerage }) => brokerage)
}
