import { sql } from 'kysely'
import type { Platform } from './platform.ts'

/** Rows to delete, with the days they are stored after they were used or expired. Audit rows are never deleted. */
const stored = [
  { table: 'events', since: 'created_at', days: 7 },
  { table: 'idempotency', since: 'created_at', days: 1 },
  { table: 'messages', since: 'created_at', days: 90 },
  { table: 'presences', since: 'seen_at', days: 1 },
  { table: 'inbound_deliveries', since: 'claimed_at', days: 1 },
  { table: 'rate_counts', since: 'window_start', days: 1 },
  { table: 'login_failures', since: 'last_at', days: 1 },
  { table: 'single_use_links', since: 'expires_at', days: 7 },
  { table: 'one_time_codes', since: 'expires_at', days: 7 },
  { table: 'tfa_enrollments', since: 'created_at', days: 1 },
  { table: 'known_devices', since: 'seen_at', days: 180 },
  { table: 'page_views', since: 'day', days: 400 },
  { table: 'error_days', since: 'day', days: 90 },
  { table: 'error_groups', since: 'last_seen_at', days: 90 },
  { table: 'releases', since: 'started_at', days: 400 },
  { table: 'registrations', since: 'expires_at', days: 30 },
  { table: 'conversation_reply_addresses', since: 'expires_at', days: 7 },
  { table: 'sessions', since: 'least(revoked_at, ends_at)', days: 30 },
] as const

const queue = 'housekeeping'

/** Deletes expired rows every night, once no matter how many servers run. */
export function scheduleHousekeeping({ jobs, database, now }: Platform): void {
  jobs.work(queue, () => doHousekeeping({ database, now }))
  jobs.schedule(queue, '23 3 * * *')
}

/** Deletes expired rows, one transaction per table. */
export async function doHousekeeping({ database, now }: Pick<Platform, 'database' | 'now'>): Promise<void> {
  for (const { table, since, days } of stored) {
    const before = new Date(now().getTime() - days * 86_400_000)
    // oxlint-disable-next-line no-await-in-loop -- one after the other, so that no other work waits long
    await database.write('system', (tx) =>
      sql`delete from ${sql.table(table)} where ${sql.raw(since)} < ${before}`.execute(tx.db),
    )
  }
}
