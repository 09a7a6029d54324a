import type { Tx } from '../../platform/database/database.ts'
import type { Row } from '../../platform/database/rows.ts'

/** A rule, locked until the transaction ends. */
export async function lockRule(tx: Tx, id: string): Promise<Row<'schedule_rules'> | undefined> {
  return tx.db.selectFrom('schedule_rules').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}
