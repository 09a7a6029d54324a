import { z } from 'zod'
import { calls } from '../../kit/call.ts'
import { Problem } from '../../kit/problem.ts'
import {
  Calendar,
  CalendarEvent,
  CalendarFeed,
  CalendarRange,
  EventDraft,
  EventEdit,
  OccurrenceEdit,
  ServiceCalendar,
} from './calendar.shapes.ts'

const inAccount = z.object({ accountId: z.string() })
const oneEvent = z.object({ accountId: z.string(), eventId: z.string() })
const oneOccurrence = z.object({
  accountId: z.string(),
  eventId: z.string(),
  number: z.coerce.number<number>().int().min(0).max(100_000),
})
/** From an occurrence on: the first one means the whole series, which has its own calls. */
const following = oneOccurrence.extend({ number: z.coerce.number<number>().int().min(1).max(100_000) })
const StaleEvent = Problem.extend({ current: CalendarEvent }).meta({ id: 'StaleEvent' })

export const calendarCalls = calls({
  'GET /api/accounts/{accountId}/calendar': {
    access: 'account',
    summary: 'Returns the calendar of an account: events, plus dates from policies, tasks, and the renewal.',
    params: inAccount,
    query: CalendarRange,
    responses: { 200: Calendar, 422: Problem },
  },
  'GET /api/accounts/{accountId}/service-calendar': {
    access: 'account',
    summary: 'Returns the next events of an account, soonest first, and the number of upcoming events.',
    params: inAccount,
    responses: { 200: ServiceCalendar },
  },
  'POST /api/accounts/{accountId}/calendar/events': {
    access: 'account',
    summary: 'Adds an event and notifies its attendees.',
    params: inAccount,
    body: EventDraft,
    responses: { 201: CalendarEvent, 403: Problem, 422: Problem },
  },
  'PUT /api/accounts/{accountId}/calendar/events/{eventId}': {
    access: 'account',
    summary:
      'Changes or moves an event with all its occurrences. Refuses a save from an old version and returns the current event.',
    params: oneEvent,
    body: EventEdit,
    responses: { 200: CalendarEvent, 403: Problem, 404: Problem, 409: StaleEvent, 422: Problem },
  },
  'DELETE /api/accounts/{accountId}/calendar/events/{eventId}': {
    access: 'account',
    summary: 'Deletes an event with all its occurrences and notifies its attendees.',
    params: oneEvent,
    responses: { 204: 'nothing', 403: Problem, 404: Problem },
  },
  'PUT /api/accounts/{accountId}/calendar/events/{eventId}/{number}': {
    access: 'account',
    summary: 'Changes or moves one occurrence of a series: it becomes an event of its own.',
    params: oneOccurrence,
    body: OccurrenceEdit,
    responses: { 200: CalendarEvent, 403: Problem, 404: Problem, 409: StaleEvent, 422: Problem },
  },
  'DELETE /api/accounts/{accountId}/calendar/events/{eventId}/{number}': {
    access: 'account',
    summary: 'Cancels one occurrence of a series and notifies its attendees.',
    params: oneOccurrence,
    responses: { 204: 'nothing', 403: Problem, 404: Problem },
  },
  'PUT /api/accounts/{accountId}/calendar/events/{eventId}/{number}/following': {
    access: 'account',
    summary: 'Changes or moves an occurrence and all later ones; they become a separate series.',
    params: following,
    body: EventEdit,
    responses: { 200: CalendarEvent, 403: Problem, 404: Problem, 409: StaleEvent, 422: Problem },
  },
  'DELETE /api/accounts/{accountId}/calendar/events/{eventId}/{number}/following': {
    access: 'account',
    summary: 'Cancels an occurrence and all later ones and notifies the attendees.',
    params: following,
    responses: { 204: 'nothing', 403: Problem, 404: Problem, 409: StaleEvent, 422: Problem },
  },
  'GET /api/accounts/{accountId}/calendar/feed': {
    access: 'account',
    summary: 'Whether the user has a feed of this calendar, and when it was last read.',
    params: inAccount,
    responses: { 200: CalendarFeed },
  },
  'POST /api/accounts/{accountId}/calendar/feed': {
    access: 'account',
    summary: 'Creates the address of the user’s own feed, shown once; an earlier address stops working.',
    limits: [{ per: 'user', tries: 20, minutes: 60 }],
    params: inAccount,
    responses: { 201: CalendarFeed.extend({ path: z.string() }) },
  },
  'DELETE /api/accounts/{accountId}/calendar/feed': {
    access: 'account',
    summary: 'Revokes the user’s own feed.',
    params: inAccount,
    responses: { 204: 'nothing' },
  },
  'GET /open/calendar/{token}.ics': {
    access: 'open',
    summary: 'The calendar of an account for a calendar program, by the address of a feed.',
    limits: [{ per: 'address', tries: 600, minutes: 60 }],
    params: z.object({ token: z.string().max(100) }),
    responses: { 200: 'calendar', 404: Problem },
  },
})
