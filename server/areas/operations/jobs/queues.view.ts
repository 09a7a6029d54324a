import { type JobQueueFigures, jobsCounted } from '@portico/contract/areas/operations/job.shapes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'

/** The queues with their jobs that wait, run and failed, each counted by its index up to a limit. */
export async function queuesView(tx: Tx): Promise<JobQueueFigures[]> {
  const { rows } = await sql<JobQueueFigures>`
    with waiting as (
      select name from jobs.job where state < 'active' and not blocked limit ${sql.lit(jobsCounted)}
    ), running as (
      select name from jobs.job where state = 'active' limit ${sql.lit(jobsCounted)}
    ), failed as (
      select name from jobs.job where state = 'failed' limit ${sql.lit(jobsCounted)}
    )
    select queue.name as queue, (select count(*)::int from waiting where waiting.name = queue.name) as waiting,
      (select count(*)::int from running where running.name = queue.name) as running,
      (select count(*)::int from failed where failed.name = queue.name) as failed
    from jobs.queue where queue.name not like '\\_\\_%' order by queue.name`.execute(tx.db)
  return rows
}
