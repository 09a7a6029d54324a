import {
  type RecordedErrorFilter,
  type RecordedErrorListing,
  trendDays,
} from '@portico/contract/areas/operations/recorded-error.shapes.ts'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import { isMoment, readCursor, writeCursor } from '../../../platform/cursor.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { isText, matching } from '../../../platform/text-search.ts'
import { daysUntil, errorColumns, errorOf, type ErrorRow } from './error-rows.ts'

interface Request extends z.output<typeof RecordedErrorFilter> {
  readonly cursor?: string | undefined
  readonly limit: number
  readonly userId: string
  readonly today: Date
}

interface Day {
  readonly fingerprint: string
  readonly day: string
  readonly times: number
}

interface Brokerages {
  readonly fingerprint: string
  readonly brokerages: string[]
}

/** A page of the errors, last seen first. */
export async function errorListView(
  tx: Tx,
  request: Request,
): Promise<{ items: RecordedErrorListing[]; nextCursor: string | null }> {
  const conditions = [...narrowing(request), ...after(request)]
  const { rows } = await sql<ErrorRow>`select ${errorColumns}
    from error_groups left join person_names on person_names.id = assignee
    where true ${sql.join(conditions, sql``)}
    order by last_seen_at desc, error_groups.fingerprint limit ${request.limit + 1}`.execute(tx.db)
  const shown = rows.slice(0, request.limit)
  const days = daysUntil(request.today, trendDays)
  const fingerprints = shown.map(({ fingerprint }) => fingerprint)
  const [counts, brokerages] = await Promise.all([
    sql<Day>`select fingerprint, day::text as day, sum(times)::int as times from error_days
      where fingerprint = any(${fingerprints}::text[]) and day >= ${days[0]}::date
      group by fingerprint, day`.execute(tx.db),
    sql<Brokerages>`select fingerprint, (array_agg(distinct brokerage_code))[1:5] as brokerages from error_days
      where fingerprint = any(${fingerprints}::text[]) and brokerage_code <> '' group by fingerprint`.execute(tx.db),
  ])
  const timesOn = new Map(counts.rows.map(({ fingerprint, day, times }) => [`${fingerprint} ${day}`, times]))
  const brokeragesOf = new Map(brokerages.rows.map((row) => [row.fingerprint, row.brokerages]))
  const items = shown.map((row) => ({
    ...errorOf(row),
    brokerages: brokeragesOf.get(row.fingerprint) ?? [],
    trend: days.map((day) => timesOn.get(`${row.fingerprint} ${day}`) ?? 0),
  }))
  const last = items.at(-1)
  const hasMore = rows.length > request.limit && last !== undefined
  return { items, nextCursor: hasMore ? writeCursor([last.lastSeenAt, last.fingerprint]) : null }
}

function* narrowing({ state, source, brokerage, assigned, search, userId }: Request): Generator<RawBuilder<unknown>> {
  if (state !== undefined) yield state === 'OPEN' ? sql` and resolved_at is null` : sql` and resolved_at is not null`
  if (source !== undefined) yield sql` and source = ${source}`
  if (brokerage !== undefined)
    yield sql` and exists (select 1 from error_days
      where error_days.fingerprint = error_groups.fingerprint and brokerage_code = ${brokerage})`
  if (assigned !== undefined) yield assigned === 'ME' ? sql` and assignee = ${userId}` : sql` and assignee is null`
  if (search === undefined || search === '') return
  const text = sql`lower(error_groups.name || ' ' || message || ' ' || place)`
  yield sql` and (${sql.join(
    matching(search).map((pattern) => sql`${text} like ${pattern}`),
    sql` or `,
  )})`
}

function* after({ cursor }: Request): Generator<RawBuilder<unknown>> {
  const place = readCursor(cursor, [isMoment, isText])
  if (place === undefined) return
  const [at, fingerprint] = place
  yield sql` and (last_seen_at < ${at} or last_seen_at = ${at} and error_groups.fingerprint > ${fingerprint})`
}
