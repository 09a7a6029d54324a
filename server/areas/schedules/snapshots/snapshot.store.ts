import type { SnapshotDraft } from '@portico/contract/areas/schedules/snapshots/review.shapes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { insertRow } from '../../../platform/database/rows.ts'
import type { Change } from '../tabs/tab.store.ts'
import { lockedState } from './snapshots.view.ts'

/**
 * Takes a snapshot of all schedules of an account and returns its number; undefined if no schedule has rows. Only rows
 * that differ from the previous snapshot are stored, so that an unchanged schedule costs almost nothing.
 */
export async function takeSnapshotOf(
  tx: Tx,
  account: string,
  { snapshotType, label, termFrom, termTo }: SnapshotDraft,
  { by, at }: Change,
): Promise<number | undefined> {
  const { rows, last } = await lockedState(tx, account)
  if (rows === 0) return undefined
  const number = last + 1
  await insertRow(tx, 'schedule_snapshots', {
    account_code: account,
    snapshot_number: number,
    snapshot_type: snapshotType,
    label,
    term_from: termFrom,
    term_to: termTo,
    row_count: rows,
    taken_at: at,
    taken_by: by,
  })
  await keepStates(tx, account, number)
  return number
}

async function keepStates(tx: Tx, account: string, number: number): Promise<void> {
  await tx.db
    .insertInto('schedule_row_states')
    .columns([
      'account_code',
      'schedule_type',
      'tab_id',
      'row_id',
      'snapshot_number',
      'rank',
      'cells',
      'changed_at',
      'changed_by',
    ])
    .expression(
      sql`with before as (
          select distinct on (schedule_type, tab_id, row_id) schedule_type, tab_id, row_id, rank, cells
          from schedule_row_states where account_code = ${account}
          order by schedule_type desc, tab_id desc, row_id desc, snapshot_number desc
        ), now as (select * from schedule_rows where account_code = ${account})
        select ${account}::text, schedule_type, tab_id, row_id, ${number}::integer, coalesce(now.rank, before.rank),
          now.cells, now.changed_at, now.changed_by
        from now full join before using (schedule_type, tab_id, row_id)
        where (now.rank is null and before.cells is not null)
          or (now.rank is not null and (now.cells, now.rank) is distinct from (before.cells, before.rank))`,
    )
    .execute()
}
