import type { CalendarEvent, ServiceCalendar } from '@portico/contract/areas/calendar/calendar.shapes.ts'
import type { EventKind } from '@portico/contract/areas/calendar/entry-kinds.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { isId } from '../../platform/ids.ts'

/** Whose calendar of which account: events say whether they are this person's. */
export interface Reader {
  readonly account: string
  readonly userId: string
}

interface EventRow {
  readonly id: string
  readonly kind: EventKind
  readonly name: string
  readonly details: string
  readonly place: string
  readonly join_link: string | null
  readonly starts_at: Date
  readonly ends_at: Date
  readonly time_zone: string
  readonly owner_id: string
  readonly owner: CalendarEvent['owner']
  readonly attendees: CalendarEvent['attendees']
  readonly version: number
}

const person = sql`json_build_object('username', username, 'name', trim(first_name || ' ' || last_name))`

/** Events of an account that fit a condition, the earliest first. */
export async function eventsView(
  tx: Tx,
  reader: Reader,
  { condition, limit }: { condition: RawBuilder<unknown>; limit: number },
): Promise<CalendarEvent[]> {
  const { rows } = await sql<EventRow>`
    select id, kind, name, details, place, join_link, starts_at, ends_at, time_zone, owner_id, version,
      (select ${person} from users where users.id = owner_id) as owner,
      (select coalesce(json_agg(${person} order by last_name, first_name), '[]')
        from calendar_attendees a join users on users.id = a.user_id and disabled_at is null
        where a.account_code = e.account_code and a.event_id = e.id) as attendees
    from calendar_events e
    where account_code = ${reader.account} and ${condition}
    order by starts_at, id limit ${limit}`.execute(tx.db)
  return rows.map((row) => shown(row, reader))
}

/** One event, or undefined where the account has none of that id. */
export async function eventView(tx: Tx, reader: Reader, id: string): Promise<CalendarEvent | undefined> {
  if (!isId(id)) return undefined
  const [event] = await eventsView(tx, reader, { condition: sql`id = ${id}`, limit: 1 })
  return event
}

/** The most events that the card can unfold. */
const cardLimit = 50

/** The events that have not ended, soonest first, and how many there are. */
export async function serviceCalendarView(tx: Tx, account: string, now: Date): Promise<ServiceCalendar> {
  const coming = sql`from calendar_events where account_code = ${account} and ends_at > ${now}`
  const [{ rows }, counted] = await Promise.all([
    sql<{ id: string; name: string; starts_at: Date }>`
      select id, name, starts_at ${coming} order by starts_at, id limit ${cardLimit}`.execute(tx.db),
    sql<{ total: number }>`select count(*)::int as total ${coming}`.execute(tx.db),
  ])
  return {
    events: rows.map(({ id, name, starts_at }) => ({ identifier: id, name, meetingTime: starts_at.toISOString() })),
    total: counted.rows[0]!.total,
  }
}

function shown(row: EventRow, reader: Reader): CalendarEvent {
  const { id, kind, name, details, place, owner, attendees, version } = row
  return {
    id,
    kind,
    name,
    details,
    place,
    joinLink: row.join_link,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    timeZone: row.time_zone,
    owner,
    attendees,
    isOwner: row.owner_id === reader.userId,
    version,
  }
}
