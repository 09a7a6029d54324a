import type { EventKind } from '@portico/contract/areas/calendar/entry-kinds.ts'
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
    owner_id: string
    version: Generated<number>
    created_at: Date
  }
  calendar_attendees: {
    account_code: string
    event_id: string
    user_id: string
  }
  calendar_feeds: {
    account_code: string
    user_id: string
    token_hash: Buffer
    created_at: Date
    last_used_at: Date | null
  }
}
