import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'

/** When a job may start. */
export interface JobOptions {
  /** Seconds to wait before the job may start. */
  readonly afterSeconds?: number
}

/**
 * How often, and with what pauses, a job is tried, and how long after the last sign of life of its server it is taken
 * for lost.
 */
export const queueDefaults = { retryLimit: 8, retryDelay: 5, retryBackoff: true, heartbeatSeconds: 60 } as const

/** A job to add. */
export interface NewJob {
  readonly data: object
  readonly options?: JobOptions
}

/**
 * Adds jobs within a transaction. The library would look its queue up on another connection, which the embedded
 * engine does not have, and could not do it before it has been started.
 */
export async function insertJobs(tx: Tx, queue: string, added: readonly NewJob[]): Promise<void> {
  if (added.length === 0 || (await inserted(tx, queue, added))) return
  const declared = JSON.stringify({ policy: 'standard', ...queueDefaults })
  await sql`select jobs.create_queue(${queue}, ${declared}::jsonb)`.execute(tx.db)
  if (!(await inserted(tx, queue, added))) throw new Error(`No job could be added to the queue ${queue}`)
}

async function inserted(tx: Tx, queue: string, added: readonly NewJob[]): Promise<boolean> {
  const rows = added.map(({ data, options }) => ({ data, wait: options?.afterSeconds ?? 0 }))
  const answer = await sql`
    insert into jobs.job (name, data, start_after, keep_until, policy, dead_letter, retry_limit, retry_delay,
      retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, heartbeat_seconds)
    select name, added.data, now() + added.wait * interval '1 second',
      now() + (added.wait + retention_seconds) * interval '1 second', policy, dead_letter, retry_limit,
      retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, heartbeat_seconds
    from jobs.queue cross join jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as added (data jsonb, wait integer)
    where name = ${queue}
    returning id`.execute(tx.db)
  return answer.rows.length === added.length
}
