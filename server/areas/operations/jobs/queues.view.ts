import { type JobQueueFigures, jobsCounted } from '@portico/contract/areas/operations/job.shapes.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'

const waiting = sql`state < 'active' and not blocked order by priority desc, created_on`
const running = sql`state = 'active' order by started_on desc, id desc`
const failed = sql`state = 'failed' order by completed_on desc, id desc`

/** The queues with their jobs that wait, run and failed, each counted up to a limit. */
export async function queuesView(tx: Tx): Promise<JobQueueFigures[]> {
  const { rows } = await sql<JobQueueFigures>`
    select queue.name as queue, ${counted(waiting)} as waiting, ${counted(running)} as running, ${counted(failed)} as failed
    from jobs.queue where queue.name not like '\\_\\_%' order by queue.name`.execute(tx.db)
  return rows
}

/** Reads jobs in the order of their index: without an order all jobs are read where most are of one queue. */
const counted = (which: RawBuilder<unknown>) => sql`(select count(*)::int from (
  select from jobs.job where name = queue.name and ${which} limit ${sql.lit(jobsCounted)}) as counted)`
