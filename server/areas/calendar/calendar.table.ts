import type { EventKind } from '@portico/contract/areas/calendar/entry-kinds.ts'
import type { Rhythm } from '@portico/contract/areas/calendar/repeat.rules.ts'
import type { Generated } from 'kysely'

export type CalendarTables = {
  calendar_events: {
    account_code: string
    id: string
    kind: EventKind
    name: string
    details: string
    place: string
    join_link: string | null
    starts_at: Date
    ends_at: Date
    time_zone: string
    whole_day: Generated<boolean>
    amount_cents: number | null
    repeats: Rhythm | null
    repeats_until: string | null
    repeats_times: number | null
    /** Of a series; null where it goes on without end. */
    last_day: string | null
    owner_id: string
    version: Generated<number>
    created_at: Date
  }
  calendar_attendees: {
    account_code: string
    event_id: string
    user_id: string
  }
  calendar_skips: {
    account_code: string
    event_id: string
    number: number
  }
}
