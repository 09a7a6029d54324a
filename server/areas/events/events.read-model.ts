import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { eventsPlace } from '../../platform/events-place.ts'
import { parsePosition, type Position } from './event-position.ts'

export interface StoredEvent {
  readonly position: Position
  readonly account: string | null
  readonly brokerage: string | null
  readonly userId: string | null
  readonly type: string
  readonly payload: unknown
  /** Of what the brokerage keeps to itself. */
  readonly isInternal: boolean
}

/** Events read at once. */
export const batchSize = 500

interface Row {
  xact: string
  id: string
  account_code: string | null
  brokerage_code: string | null
  user_id: string | null
  type: string
  payload: unknown
  is_internal: boolean
}

// Sorted by the columns themselves: as texts, 10 would sort before 9.
const columns = sql.raw(
  'xact::text as xact, id::text as id, account_code, brokerage_code, user_id, type, payload, is_internal',
)

/**
 * Events after a position that are safe to pass on: those of transactions older than any still running. Numbers are
 * handed out before a commit, so reading by number alone would skip an event that commits late.
 */
export async function eventsAfter(tx: Tx, { xact, id }: Position): Promise<StoredEvent[]> {
  const found = await sql<Row>`select ${columns} from events
    where (xact, id) > (${String(xact)}::xid8, ${String(id)}::bigint)
      and xact < pg_snapshot_xmin(pg_current_snapshot())
    order by events.xact, events.id limit ${sql.lit(batchSize)}`.execute(tx.db)
  return found.rows.map(stored)
}

/** Personal events of one person between two positions. */
export async function eventsToldTo(tx: Tx, userId: string, after: Position, upTo: Position): Promise<StoredEvent[]> {
  const found = await sql<Row>`select ${columns} from events
    where user_id = ${userId} and (xact, id) > (${String(after.xact)}::xid8, ${String(after.id)}::bigint)
      and (xact, id) <= (${String(upTo.xact)}::xid8, ${String(upTo.id)}::bigint)
    order by events.xact, events.id limit ${sql.lit(batchSize)}`.execute(tx.db)
  return found.rows.map(stored)
}

/** Changes of accounts and brokerages between two positions. */
export async function changesTold(tx: Tx, after: Position, upTo: Position): Promise<StoredEvent[]> {
  const found = await sql<Row>`select ${columns} from events
    where user_id is null and (xact, id) > (${String(after.xact)}::xid8, ${String(after.id)}::bigint)
      and (xact, id) <= (${String(upTo.xact)}::xid8, ${String(upTo.id)}::bigint)
    order by events.xact, events.id limit ${sql.lit(batchSize)}`.execute(tx.db)
  return found.rows.map(stored)
}

/** The codes of a brokerage's accounts. */
export async function accountsServedBy(tx: Tx, brokerage: string): Promise<ReadonlySet<string>> {
  const found = await sql<{ code: string }>`select code from accounts
    where brokerage_code = ${brokerage} and deleted_at is null`.execute(tx.db)
  return new Set(found.rows.map(({ code }) => code))
}

/** The position from which on events are still to come. */
export async function currentPosition(tx: Tx): Promise<Position> {
  const { rows } = await sql<{ place: string }>`select ${eventsPlace} as place`.execute(tx.db)
  return parsePosition(rows[0]!.place)!
}

const stored = (row: Row): StoredEvent => ({
  position: { xact: BigInt(row.xact), id: BigInt(row.id) },
  account: row.account_code,
  brokerage: row.brokerage_code,
  userId: row.user_id,
  type: row.type,
  payload: row.payload,
  isInternal: row.is_internal,
})
