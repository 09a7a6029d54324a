import { calendarCalls } from '@portico/contract/areas/calendar/calendar.calls.ts'
import { bind } from '../../platform/http/routes.ts'
import { addEvent } from './add-event.ts'
import { changeEvent } from './change-event.ts'
import { changeFollowing } from './series/change-following.ts'
import { changeOccurrence } from './series/change-occurrence.ts'
import { deleteEvent } from './delete-event.ts'
import { deleteFollowing } from './series/delete-following.ts'
import { deleteOccurrence } from './series/delete-occurrence.ts'
import { endFeed } from './feed/end-feed.ts'
import { makeFeed } from './feed/make-feed.ts'
import { readFeed } from './feed/read-feed.ts'
import { showCalendar } from './show-calendar.ts'
import { showFeed } from './feed/show-feed.ts'
import { showServiceCalendar } from './show-service-calendar.ts'

export const calendarRoutes = bind(calendarCalls, {
  'GET /api/accounts/{accountId}/calendar': showCalendar,
  'GET /api/accounts/{accountId}/service-calendar': showServiceCalendar,
  'POST /api/accounts/{accountId}/calendar/events': addEvent,
  'PUT /api/accounts/{accountId}/calendar/events/{eventId}': changeEvent,
  'DELETE /api/accounts/{accountId}/calendar/events/{eventId}': deleteEvent,
  'PUT /api/accounts/{accountId}/calendar/events/{eventId}/{number}': changeOccurrence,
  'DELETE /api/accounts/{accountId}/calendar/events/{eventId}/{number}': deleteOccurrence,
  'PUT /api/accounts/{accountId}/calendar/events/{eventId}/{number}/following': changeFollowing,
  'DELETE /api/accounts/{accountId}/calendar/events/{eventId}/{number}/following': deleteFollowing,
  'GET /api/accounts/{accountId}/calendar/feed': showFeed,
  'POST /api/accounts/{accountId}/calendar/feed': makeFeed,
  'DELETE /api/accounts/{accountId}/calendar/feed': endFeed,
  'GET /open/calendar/{token}.ics': readFeed,
})
