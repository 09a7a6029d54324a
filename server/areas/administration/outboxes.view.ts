import type { Overview } from '@portico/contract/areas/administration/overview.shapes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

/** Rows that are counted at most: a longer queue is as bad as this one. */
const rowsRead = 10_000

/**
 * Jobs by queue. Waiting jobs have an index; failed ones come from the queue's own statistics, which it updates once a
 * minute.
 */
export async function jobFigures(tx: Tx): Promise<Overview['jobs']> {
  const { rows } = await sql<Overview['jobs'][number]>`
    with waiting as (
      select name from jobs.job where state < 'active' and not blocked limit ${sql.lit(rowsRead)}
    )
    select queue.name as queue, (select count(*)::int from waiting where waiting.name = queue.name) as waiting,
      queue.failed_count as failed
    from jobs.queue where queue.name not like '\\_\\_%' order by queue.name`.execute(tx.db)
  return rows
}

/** Messages that have not left, by channel: those that wait, and those given up, which have lost their words. */
export async function messageFigures(tx: Tx): Promise<Overview['messages']> {
  const { rows } = await sql<Overview['messages'][number]>`
    with unsent as (
      select channel, content_sealed is not null as waits from messages
      where sent_at is null order by created_at limit ${sql.lit(rowsRead)}
    )
    select channel, count(unsent.waits) filter (where unsent.waits)::int as waiting,
      count(unsent.waits) filter (where not unsent.waits)::int as "givenUp"
    from unnest(array['email', 'sms', 'voice']) as channel left join unsent using (channel)
    group by channel order by channel`.execute(tx.db)
  return rows
}
