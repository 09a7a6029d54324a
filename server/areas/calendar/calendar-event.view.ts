import type { CalendarEvent } from '@portico/contract/areas/calendar/calendar.shapes.ts'
import type { EventKind } from '@portico/contract/areas/calendar/entry-kinds.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { isId } from '../../platform/ids.ts'
import { isThere, nextOccurrence, seriesOf, spanOf, type Timed } from './occurrences.ts'

/** The person and the account of a calendar: events say whether they are this person's. */
export interface Reader {
  readonly account: string
  readonly userId: string
}

/** A stored event, with all its occurrences. */
export interface EventRow extends Timed {
  readonly id: string
  readonly kind: EventKind
  readonly name: string
  readonly details: string
  readonly place: string
  readonly join_link: string | null
  readonly amount_cents: number | null
  readonly owner_id: string
  readonly owner: CalendarEvent['owner']
  readonly attendees: CalendarEvent['attendees']
  readonly version: number
}

const person = sql`json_build_object('username', username, 'name', name)`

/** Events of an account that match a condition, earliest first. */
export async function eventRows(
  tx: Tx,
  account: string,
  { condition, limit }: { condition: RawBuilder<unknown>; limit: number },
): Promise<readonly EventRow[]> {
  const { rows } = await sql<EventRow>`
    select id, kind, name, details, place, join_link, starts_at, ends_at, time_zone, whole_day, amount_cents,
      repeats, repeats_until, repeats_times, owner_id, version,
      (select ${person} from person_names where person_names.id = owner_id) as owner,
      (select coalesce(json_agg(${person} order by sort_name), '[]')
        from calendar_attendees a join person_names on person_names.id = a.user_id and disabled_at is null
        where a.account_code = e.account_code and a.event_id = e.id) as attendees,
      (select coalesce(json_agg(number), '[]') from calendar_skips s
        where s.account_code = e.account_code and s.event_id = e.id) as skips
    from calendar_events e
    where account_code = ${account} and ${condition}
    order by starts_at, id limit ${limit}`.execute(tx.db)
  return rows
}

/** One event; undefined if the account has none with that id. */
export async function eventRow(tx: Tx, account: string, id: string): Promise<EventRow | undefined> {
  if (!isId(id)) return undefined
  const [row] = await eventRows(tx, account, { condition: sql`id = ${id}`, limit: 1 })
  return row
}

/** One event as its first occurrence, which represents all, canceled or not. */
export async function eventView(tx: Tx, reader: Reader, id: string): Promise<CalendarEvent | undefined> {
  const row = await eventRow(tx, reader.account, id)
  return row && occurrenceOf(row, 0, reader)
}

/** One occurrence of a series; undefined if there is none, or it was canceled. */
export async function occurrenceView(
  tx: Tx,
  reader: Reader,
  { eventId, number }: { readonly eventId: string; readonly number: number },
): Promise<CalendarEvent | undefined> {
  const row = await eventRow(tx, reader.account, eventId)
  return row !== undefined && row.repeats !== null && isThere(row, number)
    ? occurrenceOf(row, number, reader)
    : undefined
}

/** The next occurrence, from one on, that is not over. */
export function comingOccurrence(row: EventRow, reader: Reader, now: Date, from = 0): CalendarEvent | undefined {
  const number = nextOccurrence(row, now, from)
  return number === undefined ? undefined : occurrenceOf(row, number, reader)
}

/** An occurrence as its reader sees it. */
export function occurrenceOf(row: EventRow, number: number, { userId }: Reader): CalendarEvent {
  const { id, kind, name, details, place, owner, attendees, version } = row
  const { startsAt, endsAt } = spanOf(row, number)
  const { day, repeats, repeatsUntil, repeatsTimes } = seriesOf(row)
  return {
    id,
    kind,
    name,
    details,
    place,
    joinLink: row.join_link,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    timeZone: row.time_zone,
    wholeDay: row.whole_day,
    amount: row.amount_cents,
    repeats,
    repeatsUntil,
    repeatsTimes,
    firstDay: day,
    occurrence: number,
    owner,
    attendees,
    isOwner: row.owner_id === userId,
    version,
  }
}
