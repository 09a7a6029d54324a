import { sql } from 'kysely'
import type { ServerArea } from '../../platform/area.ts'
import { moveRows } from '../../platform/database/rows.ts'
import { calendarRoutes } from './calendar.routes.ts'

export const area = {
  routes: [calendarRoutes],
  merging: {
    moves: { EVENTS: (from) => sql`(select count(*) from calendar_events where account_code = ${from})` },
    move: (tx, { from, into }) => moveRows(tx, 'calendar_events', from, into),
  },
} satisfies ServerArea
