import { sql } from 'kysely'
import type { Platform } from './platform.ts'

/** Days that rows are kept which have done their work. Audit rows are not among them. */
const keptDays = { events: 7, idempotency: 1, messages: 90 } as const

const queue = 'housekeeping'

/** Every night, once however many servers run: takes away what nobody will ask for again. */
export function scheduleHousekeeping({ jobs, database, now }: Platform): void {
  jobs.work(queue, () => keepHouse({ database, now }))
  jobs.schedule(queue, '23 3 * * *')
}

/** Takes away old events, kept answers and messages that were sent. */
export async function keepHouse({ database, now }: Pick<Platform, 'database' | 'now'>): Promise<void> {
  const before = (days: number) => new Date(now().getTime() - days * 86_400_000)
  await database.write('system', async (tx) => {
    await sql`delete from events where created_at < ${before(keptDays.events)}`.execute(tx.db)
    await sql`delete from idempotency where created_at < ${before(keptDays.idempotency)}`.execute(tx.db)
    await sql`delete from messages where sent_at < ${before(keptDays.messages)}`.execute(tx.db)
  })
}
