import { canStop, sendsEmail, showsBanner } from '@portico/contract/areas/broadcasts/broadcast.rules.ts'
import type { Broadcast, BroadcastListing } from '@portico/contract/areas/broadcasts/broadcast.shapes.ts'
import { sql } from 'kysely'
import { readCursor, writeCursor } from '../../platform/cursor.ts'
import type { Tx } from '../../platform/database/database.ts'
import { notFound } from '../../platform/error-response.ts'
import { isText } from '../../platform/text-search.ts'

type Times<T, Key extends keyof T> = Omit<T, Key> & { readonly [K in Key]: Date | Extract<T[K], null> }

type ListRow = Times<BroadcastListing, 'sendAt' | 'bannerUntil' | 'createdAt'>

const listed = sql`broadcasts.id, title, kind, channel, state, audience, send_at as "sendAt", banner_until as "bannerUntil",
  (select count(*)::int from broadcast_recipients where broadcast_id = broadcasts.id) as recipients,
  author.name as "createdBy", broadcasts.created_at as "createdAt"`

const withTimes = ({ sendAt, bannerUntil, createdAt, ...row }: ListRow): BroadcastListing => ({
  ...row,
  sendAt: sendAt.toISOString(),
  bannerUntil: bannerUntil?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
})

/** A page of the broadcasts, the latest first. */
export async function broadcastListView(
  tx: Tx,
  { cursor, limit }: { readonly cursor?: string | undefined; readonly limit: number },
): Promise<{ items: BroadcastListing[]; nextCursor: string | null }> {
  const place = readCursor(cursor, [isText, isText])
  const after =
    place === undefined ? sql`` : sql`where (broadcasts.created_at, broadcasts.id) < (${place[0]}, ${place[1]})`
  const { rows } = await sql<ListRow>`select ${listed} from broadcasts
    join person_names author on author.id = created_by
    ${after} order by broadcasts.created_at desc, broadcasts.id desc limit ${limit + 1}`.execute(tx.db)
  const items = rows.slice(0, limit).map(withTimes)
  const last = items.at(-1)
  return { items, nextCursor: rows.length > limit && last ? writeCursor([last.createdAt, last.id]) : null }
}

interface DetailRow extends ListRow {
  readonly text: string
  readonly timeZone: string
  readonly optOutLine: string
  readonly finishedAt: Date | null
  readonly stoppedAt: Date | null
  readonly stoppedBy: string | null
}

type EmailCounts = NonNullable<Broadcast['email']>
type BannerCounts = NonNullable<Broadcast['banner']>

/** One broadcast with its counts; rejected if unknown. */
export async function wantedBroadcast(tx: Tx, id: string, now: Date): Promise<Broadcast> {
  const { rows } = await sql<DetailRow>`select ${listed}, text, time_zone as "timeZone", opt_out_line as "optOutLine",
      finished_at as "finishedAt", stopped_at as "stoppedAt", stopper.name as "stoppedBy"
    from broadcasts join person_names author on author.id = created_by
    left join person_names stopper on stopper.id = stopped_by where broadcasts.id = ${id}`.execute(tx.db)
  const [row] = rows
  if (row === undefined) throw notFound()
  const { finishedAt, stoppedAt, stoppedBy, text, timeZone, optOutLine, ...rest } = row
  const listing = withTimes(rest)
  const email = sendsEmail(listing) ? await emailCounts(tx, id) : null
  return {
    ...listing,
    text,
    timeZone,
    optOutLine,
    finishedAt: finishedAt?.toISOString() ?? null,
    stopped: stoppedAt === null ? null : { at: stoppedAt.toISOString(), by: stoppedBy ?? '' },
    canStop: canStop({ ...listing, email }, now),
    email,
    banner: showsBanner(listing) ? await bannerCounts(tx, id) : null,
  }
}

async function emailCounts(tx: Tx, id: string): Promise<EmailCounts> {
  const { rows } = await sql<EmailCounts>`select
      count(*) filter (where at in ('WAITING', 'QUEUED'))::int as waiting,
      count(*) filter (where at = 'SENT')::int as delivered, count(*) filter (where at = 'FAILED')::int as failed,
      count(*) filter (where at = 'OPTED_OUT')::int as "optedOut", count(*) filter (where at = 'WITHDRAWN')::int as withdrawn
    from (select case when messages.sent_at is not null then 'SENT'
        when email_state = 'QUEUED' and messages.id is not null and content_sealed is null then 'FAILED'
        else email_state end as at
      from broadcast_recipients left join messages on messages.id = message_id where broadcast_id = ${id}) emails`.execute(
    tx.db,
  )
  return rows[0]!
}

async function bannerCounts(tx: Tx, id: string): Promise<BannerCounts> {
  const { rows } = await sql<BannerCounts>`select count(seen_at)::int as seen, count(dismissed_at)::int as dismissed
    from broadcast_recipients where broadcast_id = ${id}`.execute(tx.db)
  return rows[0]!
}
