import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'
import { wakeChannel } from './job-queue.ts'

/** Runs a failed job again immediately, with all its retries. Returns false if it has not failed. */
export async function rerunJob(tx: Tx, queue: string, id: string): Promise<boolean> {
  const { rows } = await sql`update jobs.job
    set state = 'created', retry_count = 0, started_on = null, completed_on = null, output = null, start_after = now(),
      keep_until = now() + (select retention_seconds from jobs.queue where name = ${queue}) * interval '1 second'
    where name = ${queue} and id = ${id} and state = 'failed' returning id`.execute(tx.db)
  if (rows.length === 0) return false
  await tx.notify(wakeChannel, queue)
  return true
}
