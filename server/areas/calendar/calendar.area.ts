import { sql } from 'kysely'
import type { ServerArea } from '../../platform/area.ts'
import { moveRows } from '../../platform/database/rows.ts'
import { calendarRoutes } from './calendar.routes.ts'
import { eventMail } from '@portico/contract/areas/calendar/event.emails.ts'

export const area = {
  routes: [calendarRoutes],
  mails: [eventMail],
  merging: {
    moves: { EVENTS: (from) => sql`(select count(*) from calendar_events where account_code = ${from})` },
    move: (tx, { from, into }) => moveRows(tx, 'calendar_events', from, into),
  },
  departing: [
    { table: 'calendar_feeds', person: 'user_id', become: 'DELETED' },
    {
      table: 'calendar_attendees',
      person: 'user_id',
      rows: ({ account, at }) => sql`event_id in (select id from calendar_events
        where account_code = ${account} and (ends_at > ${at} or repeats is not null))`,
      become: 'DELETED',
    },
  ],
} satisfies ServerArea
