import type { Overview } from '@portico/contract/areas/administration/overview.shapes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

const hourMs = 3_600_000
const hoursShown = 24
/** The newest rows of the platform's own audit trail that are looked through, however long it is. */
const rowsRead = 20_000
const activeMinutes = 15
/** No session is older than this: its end is set when it starts. */
const longestSessionHours = 12

interface Row {
  readonly hour: number
  readonly action: string
  readonly many: number
}

/** Logins in the current hour and the hours before it, from the newest rows of the audit trail, by its index. */
export async function signInHours(tx: Tx, now: Date): Promise<Overview['signIns']> {
  const first = Math.floor(now.getTime() / hourMs) * hourMs - (hoursShown - 1) * hourMs
  const { rows } = await sql<Row>`
    with newest as (
      select action, at from audit where account_code is null order by account_code, seq desc limit ${sql.lit(rowsRead)}
    )
    select floor((extract(epoch from at) * 1000 - ${first}::float8) / ${sql.lit(hourMs)})::int as hour, action,
      count(*)::int as many
    from newest where at >= ${new Date(first)} and action in ('session.start', 'session.refuse') group by 1, 2
    union all
    select -1, 'older', count(*)::int from (select 1 from newest where at < ${new Date(first)} limit 1) as older
    union all
    select -1, 'read', count(*)::int from newest`.execute(tx.db)
  const manyOf = (hour: number, action: string) =>
    rows.find((row) => row.hour === hour && row.action === action)?.many ?? 0
  return {
    hours: Array.from({ length: hoursShown }, (_, hour) => ({
      from: new Date(first + hour * hourMs).toISOString(),
      succeeded: manyOf(hour, 'session.start'),
      failed: manyOf(hour, 'session.refuse'),
    })),
    isComplete: manyOf(-1, 'older') > 0 || manyOf(-1, 'read') < rowsRead,
  }
}

/** Currently active people. Ids start with their time, so only sessions that may still be valid are read. */
export async function peopleActive(tx: Tx, now: Date): Promise<number> {
  const since = new Date(now.getTime() - activeMinutes * 60_000)
  const oldest = firstIdOf(new Date(now.getTime() - longestSessionHours * hourMs))
  const { rows } = await sql<{ many: number }>`select count(distinct user_id)::int as many from sessions
    where id >= ${oldest}::uuid and revoked_at is null and state = 'complete' and active_at >= ${since}`.execute(tx.db)
  return rows[0]?.many ?? 0
}

/** The lowest possible id of something created at a time. */
function firstIdOf(time: Date): string {
  const hex = time.getTime().toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`
}
