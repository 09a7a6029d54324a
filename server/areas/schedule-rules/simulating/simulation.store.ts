import type { Tx } from '../../../platform/database/database.ts'
import { deleteRow, insertRow, insertRows, type Row } from '../../../platform/database/rows.ts'

/** Starts a simulation in place of the previous one, whose hits are deleted. */
export async function beginSimulation(
  tx: Tx,
  simulation: Pick<
    Row<'schedule_rule_simulations'>,
    'rule_id' | 'id' | 'version' | 'rows_to_read' | 'started_by' | 'started_at'
  >,
): Promise<void> {
  await deleteRow(tx, 'schedule_rule_simulations', { rule_id: simulation.rule_id })
  await insertRow(tx, 'schedule_rule_simulations', { ...simulation, state: 'RUNNING' })
}

/** A running simulation, locked until the transaction ends; undefined if another replaced it. */
export async function lockSimulation(tx: Tx, id: string): Promise<Row<'schedule_rule_simulations'> | undefined> {
  return tx.db
    .selectFrom('schedule_rule_simulations')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'RUNNING')
    .forUpdate()
    .executeTakeFirst()
}

/** What a slice of the rows adds to a simulation. */
export interface SliceResult {
  readonly rowsRead: number
  readonly rowsChecked: number
  readonly hits: readonly { readonly account: string; readonly tabId: number; readonly rowId: string }[]
}

/** Adds a slice to a simulation, and the first hits to its list. */
export async function keepSlice(
  tx: Tx,
  before: Row<'schedule_rule_simulations'>,
  {
    slice,
    listed,
    finishedAt,
  }: { readonly slice: SliceResult; readonly listed: number; readonly finishedAt: Date | null },
): Promise<void> {
  const accounts = slice.hits.map(({ account }) => account)
  const isNew = (account: string, index: number) =>
    account !== (index === 0 ? before.last_account : accounts[index - 1])
  await insertRows(
    tx,
    'schedule_rule_hits',
    slice.hits.slice(0, Math.max(0, listed - before.hits)).map(({ account, tabId, rowId }, index) => ({
      account_code: account,
      rule_id: before.rule_id,
      place: before.hits + index,
      tab_id: tabId,
      row_id: rowId,
    })),
  )
  await tx.db
    .updateTable('schedule_rule_simulations')
    .set({
      rows_read: before.rows_read + slice.rowsRead,
      rows_checked: before.rows_checked + slice.rowsChecked,
      hits: before.hits + slice.hits.length,
      accounts: before.accounts + accounts.filter(isNew).length,
      last_account: accounts.at(-1) ?? before.last_account,
      ...(finishedAt !== null && { state: 'DONE' as const, finished_at: finishedAt }),
    })
    .where('id', '=', before.id)
    .execute()
}
