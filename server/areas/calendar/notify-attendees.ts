import type { CalendarEvent } from '@portico/contract/areas/calendar/calendar.shapes.ts'
import { eventMail } from '@portico/contract/areas/calendar/event.emails.ts'
import { repeatText } from '@portico/contract/areas/calendar/repeat.rules.ts'
import { americanDay, wallTimeOf } from '@portico/contract/kit/zone.rules.ts'
import { fullName } from '../../platform/access/actor.ts'
import type { AccountContext } from '../../platform/context.ts'
import type { Entry } from '../../platform/write.ts'
import { notification } from '../events/events.public.ts'
import type { Attendee } from './attendees.view.ts'

type Told = Required<Pick<Entry, 'events' | 'messages'>>

/** What happened to an event, as its attendees read it. */
type Happening = 'invited you to an event' | 'moved an event' | 'canceled an event'

/**
 * What attendees get: a notification and an email that links to the calendar. People are not notified of their own
 * actions.
 */
export function notifyAttendees(
  context: AccountContext,
  people: readonly Attendee[],
  { event, happening }: { readonly event: CalendarEvent; readonly happening: Happening },
): Told {
  const { account } = context.account
  const others = people.filter(({ userId }) => userId !== context.actor.userId)
  const { day } = wallTimeOf(new Date(event.startsAt), event.timeZone)
  const link = `/${encodeURIComponent(account)}/account/calendar?day=${day}`
  const message = `${fullName(context.actor)} ${happening}`
  const note = [event.name, whenOf(event), repeatText(event, americanDay)].filter((part) => part !== '').join(', ')
  const time = context.platform.now().toISOString()
  return {
    events: others.map(({ userId }) => notification(userId, { message, note, link, accountCode: account, time })),
    messages: others.map(({ email }) => eventMail.mail({ to: email, message, note, link })),
  }
}

/** An event's time in its own time zone, for example "Monday, November 30, 2026 at 9:00 AM EST". */
function whenOf({ startsAt, timeZone, wholeDay }: CalendarEvent): string {
  const start = new Date(startsAt)
  const day = start.toLocaleDateString('en-US', { timeZone, dateStyle: 'full' })
  if (wholeDay) return day
  const time = start.toLocaleTimeString('en-US', {
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
  return `${day} at ${time}`
}
