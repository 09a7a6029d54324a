import type { ServiceCalendar } from '@portico/contract/areas/calendar/calendar.shapes.ts'
import { utcDay } from '@portico/contract/kit/zone.rules.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { eventRows, type EventRow } from './calendar-event.view.ts'
import { nextOccurrence, spanOf } from './occurrences.ts'

/** The most events that the card can unfold. */
const cardLimit = 50

/** The most series that are looked through for what they bring next. */
const seriesLimit = 500

/** A whole day is over once it is so in every zone. */
const toCome = (now: Date) =>
  sql`repeats is null and ends_at > ${now}::timestamptz - case when whole_day then interval '12 hours' else interval '0' end`

/** The events that have not ended, soonest first, and how many there are. A series is one of them, at its next time. */
export async function serviceCalendarView(tx: Tx, account: string, now: Date): Promise<ServiceCalendar> {
  const today = utcDay(now)
  const [once, counted, series] = await Promise.all([
    eventRows(tx, account, { condition: toCome(now), limit: cardLimit }),
    sql<{ total: number }>`select count(*)::int as total from calendar_events
      where account_code = ${account} and ${toCome(now)}`.execute(tx.db),
    eventRows(tx, account, {
      condition: sql`repeats is not null and (last_day is null or last_day >= ${today}::date - 2)`,
      limit: seriesLimit,
    }),
  ])
  const next = series.flatMap((row) => {
    const number = nextOccurrence(row, now)
    return number === undefined ? [] : [shown(row, number)]
  })
  return {
    events: [...once.map((row) => shown(row, 0)), ...next]
      .toSorted((one, other) => one.meetingTime.localeCompare(other.meetingTime))
      .slice(0, cardLimit),
    total: counted.rows[0]!.total + next.length,
  }
}

const shown = (row: EventRow, number: number): ServiceCalendar['events'][number] => ({
  identifier: row.id,
  name: row.name,
  meetingTime: spanOf(row, number).startsAt.toISOString(),
  wholeDay: row.whole_day,
})
