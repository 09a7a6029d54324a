import { differencesOf } from '@portico/contract/areas/schedules/differences.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import type { Outcome } from '../rows/apply-edits.ts'
import type { Change, TabOf } from '../tabs/tab.store.ts'

interface MadeChange {
  readonly rowId: string
  readonly kind: string
  readonly cells: unknown
}

/** Keeps which cells of which rows an edit changed, from what to what, in one statement. */
export async function storeRowChanges(
  tx: Tx,
  { account, type, tabId }: TabOf,
  { inserted, changed, deleted }: Pick<Outcome, 'inserted' | 'changed' | 'deleted'>,
  { by, at }: Change,
): Promise<void> {
  const before = [...changed.map((row) => row.before), ...deleted]
  const now = [...changed.map((row) => row.after), ...inserted]
  const changes = differencesOf(before, now).map(({ rowId, kind, cells }) => ({
    rowId,
    kind,
    cells:
      kind === 'changed'
        ? cells.map((cell) => ({ column: cell.column, before: cell.before, now: cell.now }))
        : Object.fromEntries(cells.map((cell) => [cell.column, cell.now ?? cell.before])),
  }))
  if (changes.length === 0) return
  const made = sql<MadeChange>`jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
    as made ("rowId" uuid, kind text, cells jsonb)`
  await tx.db
    .insertInto('schedule_row_changes')
    .columns(['account_code', 'schedule_type', 'tab_id', 'row_id', 'kind', 'cells', 'changed_at', 'changed_by'])
    .expression(
      sql`select ${account}::text, ${type}::text, ${tabId}::integer, "rowId", kind, cells, ${at}::timestamptz,
        ${by}::uuid from ${made}`,
    )
    .execute()
}
