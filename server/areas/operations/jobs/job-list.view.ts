import type { Job, JobState } from '@portico/contract/areas/operations/job.shapes.ts'
import { type RawBuilder, sql } from 'kysely'
import { isMoment, readCursor, writeCursor } from '../../../platform/cursor.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { scrubbed } from '../errors/scrub.rules.ts'

interface Request {
  readonly state: JobState
  readonly queue?: string | undefined
  readonly cursor?: string | undefined
  readonly limit: number
}

interface Row {
  readonly id: string
  readonly queue: string
  readonly createdAt: Date
  readonly at: Date
  /** The same moment to the microsecond, as rows are ordered. */
  readonly exactly: string
  readonly tries: number
  readonly reason: string | null
}

/** Which jobs are in a state, and when they came into it. */
const inState: Readonly<Record<JobState, { readonly where: RawBuilder<unknown>; readonly at: RawBuilder<unknown> }>> = {
  FAILED: { where: sql`state = 'failed'`, at: sql`completed_on` },
  RUNNING: { where: sql`state = 'active'`, at: sql`started_on` },
  WAITING: { where: sql`state < 'active' and not blocked`, at: sql`start_after` },
}

const isId = (value: string): boolean => /^[0-9a-f-]{36}$/.test(value)

/** A page of the jobs in a state, latest first. What a job is given is not shown: it may name a person. */
export async function jobListView(
  tx: Tx,
  { state, queue, cursor, limit }: Request,
): Promise<{ items: Job[]; nextCursor: string | null }> {
  const { where, at } = inState[state]
  const place = readCursor(cursor, [isMoment, isId])
  const ofQueue = queue === undefined ? sql`name not like '\\_\\_%'` : sql`name = ${queue}`
  const after = place === undefined ? sql`` : sql`and (${at}, id) < (${place[0]}::timestamptz, ${place[1]}::uuid)`
  const { rows } = await sql<Row>`select id::text as id, name as queue, created_on as "createdAt",
      ${at} as at, to_json(${at}) #>> '{}' as exactly, retry_count as tries, output ->> 'message' as reason
    from jobs.job where ${where} and ${ofQueue} ${after}
    order by ${at} desc, id desc limit ${limit + 1}`.execute(tx.db)
  const page = rows.slice(0, limit)
  const items = page.map((row) => ({
    id: row.id,
    queue: row.queue,
    state,
    createdAt: row.createdAt.toISOString(),
    at: row.at.toISOString(),
    tries: row.tries + (state === 'FAILED' ? 1 : 0),
    reason: row.reason === null ? null : scrubbed(row.reason, 500),
  }))
  const last = page.at(-1)
  return { items, nextCursor: rows.length > limit && last ? writeCursor([last.exactly, last.id]) : null }
}

/** Whether there is a job of a queue. */
export async function isJob(tx: Tx, queue: string, id: string): Promise<boolean> {
  const { rows } = await sql`select 1 from jobs.job where name = ${queue} and id = ${id}`.execute(tx.db)
  return rows.length > 0
}
