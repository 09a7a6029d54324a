import type { Snapshot } from '@portico/contract/areas/schedules/snapshots/review.shapes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import type { TabOf } from '../tabs/tab.store.ts'

/** The most snapshots that the list shows. */
const listLimit = 200

/** Snapshots of an account, the newest first. */
export async function snapshotsView(tx: Tx, account: string): Promise<Snapshot[]> {
  const { rows } = await sql<Omit<Snapshot, 'takenAt'> & { readonly takenAt: Date }>`
    select snapshot_number as number, snapshot_type as "snapshotType", label, term_from::text as "termFrom",
      term_to::text as "termTo", taken_at as "takenAt", row_count as rows,
      (select name from person_names where id = taken_by) as "takenByName"
    from schedule_snapshots where account_code = ${account}
    order by snapshot_number desc limit ${listLimit}`.execute(tx.db)
  return rows.map((row) => ({ ...row, takenAt: row.takenAt.toISOString() }))
}

/** When a snapshot was taken; undefined if the account has none with that number. */
export async function takenAt(tx: Tx, account: string, number: number): Promise<Date | undefined> {
  const { rows } = await sql<{ taken_at: Date }>`select taken_at from schedule_snapshots
    where account_code = ${account} and snapshot_number = ${number}`.execute(tx.db)
  return rows[0]?.taken_at
}

/** The number of the last bound snapshot; undefined if there is none. */
export async function lastBound(tx: Tx, account: string): Promise<number | undefined> {
  const { rows } = await sql<{ snapshot_number: number }>`select snapshot_number from schedule_snapshots
    where account_code = ${account} and snapshot_type = 'BOUND' order by snapshot_number desc limit 1`.execute(tx.db)
  return rows[0]?.snapshot_number
}

/** Whether any snapshot has rows of a tab: without one there is no last year to compare with. */
export async function wasEverStored(tx: Tx, { account, type, tabId }: TabOf): Promise<boolean> {
  const { rows } = await sql`select 1 from schedule_row_states
    where account_code = ${account} and schedule_type = ${type} and tab_id = ${tabId} limit 1`.execute(tx.db)
  return rows.length > 0
}

/** Locks all tabs of an account, and returns how many rows they have and the number of its last snapshot. */
export async function lockedState(tx: Tx, account: string): Promise<{ rows: number; last: number }> {
  await sql`select 1 from schedule_tabs where account_code = ${account}
    order by schedule_type, tab_id for update`.execute(tx.db)
  const { rows } = await sql<{ rows: number; last: number }>`select
    (select coalesce(sum(row_count), 0)::int from schedule_tabs where account_code = ${account}) as rows,
    (select coalesce(max(snapshot_number), 0)::int from schedule_snapshots where account_code = ${account}) as last`.execute(
    tx.db,
  )
  return rows[0]!
}
