import {
  type RecentEvent,
  type RecentEventFilter,
  rowsLookedThrough,
} from '@portico/contract/areas/operations/recent-event.shapes.ts'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import { isMoment, pageRows, readCursor, writeCursor } from '../../../platform/cursor.ts'
import type { Tx } from '../../../platform/database/database.ts'

interface Request extends z.output<typeof RecentEventFilter> {
  readonly cursor?: string | undefined
  readonly limit: number
}

interface Row extends Pick<RecentEvent, 'action' | 'impersonatedBy' | 'ip' | 'isInternal' | 'brokerage'> {
  readonly seq: string
  readonly at: Date
  readonly subject_type: string
  readonly subject_id: string | null
  readonly username: string | null
  readonly name: string | null
  readonly code: string | null
  readonly company_name: string | null
}

interface Place {
  readonly seq: string
  readonly at: Date
}

/** A login has no actor yet, only its new session. */
const ownSession = sql`case when subject_type = 'session' and subject_id ~ '^[0-9a-f-]{36}$' then subject_id::uuid end`

const isSequence = (value: string) => /^\d{1,18}$/.test(value)

/**
 * A page of the audit across tenants, newest first. Each page scans a fixed number of rows, by the index of the account
 * or of all; if few matched, the next page continues after them.
 */
export async function recentEventsView(
  tx: Tx,
  request: Request,
): Promise<{ items: RecentEvent[]; nextCursor: string | null }> {
  const conditions = [...narrowing(request)]
  // Without a filter every row is shown: look through the rows of the page only.
  const isAll = conditions.length === 0
  const most = pageRows(request.limit)
  const looked = lookedThrough(request, isAll ? most : sql`${sql.lit(rowsLookedThrough)}`)
  const rows = await eventRows(tx, looked, sql.join([sql`true`, ...conditions], sql``), most)
  const page = rows.slice(0, request.limit)
  let last: Place | undefined
  if (rows.length > request.limit) last = page.at(-1)
  else if (!isAll) last = await lastLookedAt(tx, looked)
  return {
    items: page.map(shown),
    nextCursor: last === undefined ? null : writeCursor([last.at.toISOString(), last.seq]),
  }
}

/** Events by their ids, oldest first. */
export async function eventsById(tx: Tx, ids: readonly string[]): Promise<RecentEvent[]> {
  const looked = sql`select ${columns} from audit where seq = any(${[...ids]}::bigint[])`
  return (await eventRows(tx, looked, sql`true`, sql`${ids.length}`)).map(shown).toReversed()
}

async function eventRows(
  tx: Tx,
  looked: RawBuilder<unknown>,
  condition: RawBuilder<unknown>,
  limit: RawBuilder<unknown>,
): Promise<Row[]> {
  const { rows } = await sql<Row>`with looked as (${looked})
    select looked.seq::text as seq, looked.at, looked.action, looked.ip, subject_type, subject_id,
      is_internal as "isInternal", person.username, person.name, administrator.name as "impersonatedBy", account_heads.code, company_name, brokerage_code as brokerage
    from looked left join account_heads on account_heads.code = account_code
      left join sessions on sessions.id = ${ownSession}
      left join person_names person on person.id = coalesce(actor_id, sessions.user_id)
      left join person_names administrator on administrator.id = looked.impersonated_by
    where ${condition} order by looked.at desc, looked.seq desc limit ${limit}`.execute(tx.db)
  return rows
}

const columns = sql`seq, at, account_code, actor_id, action, ip, subject_type, subject_id, is_internal, impersonated_by`

/** The rows of one page, of which the filter leaves some. */
function lookedThrough({ account, cursor }: Request, most: RawBuilder<unknown>): RawBuilder<unknown> {
  const place = readCursor(cursor, [isMoment, isSequence])
  const ofAccount = account === undefined ? sql`true` : sql`account_code = ${account}`
  const before = place === undefined ? sql`` : sql`and (at, seq) < (${place[0]}::timestamptz, ${place[1]}::bigint)`
  return sql`select ${columns} from audit
    where ${ofAccount} ${before} order by at desc, seq desc limit ${most}`
}

/** The row after which the next page continues; undefined at the end. */
async function lastLookedAt(tx: Tx, looked: RawBuilder<unknown>): Promise<Place | undefined> {
  const { rows } = await sql<Place>`with looked as (${looked})
    select seq::text as seq, at from looked order by at desc, seq desc
    offset ${sql.lit(rowsLookedThrough)} - 1 limit 1`.execute(tx.db)
  return rows[0]
}

function* narrowing({ brokerage, action, by }: Request): Generator<RawBuilder<unknown>> {
  if (brokerage !== undefined)
    yield sql` and (brokerage_code = ${brokerage} or subject_type = 'brokerage' and subject_id = ${brokerage})`
  if (action !== undefined) yield sql` and starts_with(action, ${action})`
  if (by !== undefined && by !== '')
    yield sql` and ${by.toLowerCase()} in (lower(person.username), lower(administrator.username))`
}

function shown(row: Row): RecentEvent {
  const {
    seq,
    at,
    action,
    impersonatedBy,
    ip,
    isInternal,
    brokerage,
    username,
    name,
    code,
    company_name: company,
  } = row
  return {
    id: seq,
    at: at.toISOString(),
    actor: username === null ? null : { username, name: name ?? username },
    impersonatedBy,
    ip,
    action,
    subject: { type: row.subject_type, id: row.subject_id },
    account: code === null ? null : { code, name: company ?? code },
    brokerage,
    isInternal,
  }
}
