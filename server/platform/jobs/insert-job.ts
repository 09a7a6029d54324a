import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'

/** When a job may begin. */
export interface JobOptions {
  /** Seconds to wait before the job may begin. */
  readonly afterSeconds?: number
}

/** How often, and with what pauses, a job is tried. */
export const queueDefaults = { retryLimit: 8, retryDelay: 5, retryBackoff: true } as const

/**
 * Adds a job within a transaction. The library would look its queue up on another connection, which the embedded
 * engine does not have, and could not do it before it has been started.
 */
export async function insertJob(tx: Tx, queue: string, data: object, options: JobOptions): Promise<void> {
  if (await inserted(tx, queue, data, options)) return
  const declared = JSON.stringify({ policy: 'standard', ...queueDefaults })
  await sql`select jobs.create_queue(${queue}, ${declared}::jsonb)`.execute(tx.db)
  if (!(await inserted(tx, queue, data, options))) throw new Error(`No job could be added to the queue ${queue}`)
}

async function inserted(tx: Tx, queue: string, data: object, { afterSeconds = 0 }: JobOptions): Promise<boolean> {
  const { rows } = await sql`
    insert into jobs.job (name, data, start_after, keep_until, policy, dead_letter, retry_limit, retry_delay,
      retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, heartbeat_seconds)
    select name, ${JSON.stringify(data)}::jsonb, now() + ${afterSeconds}::int * interval '1 second',
      now() + (${afterSeconds}::int + retention_seconds) * interval '1 second', policy, dead_letter, retry_limit,
      retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, heartbeat_seconds
    from jobs.queue where name = ${queue}
    returning id`.execute(tx.db)
  return rows.length === 1
}
