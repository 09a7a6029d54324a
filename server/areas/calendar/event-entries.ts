import type { CalendarEvent } from '@portico/contract/areas/calendar/calendar.shapes.ts'
import type { AccountContext } from '../../platform/context.ts'
import type { Entry } from '../../platform/write.ts'
import { change } from '../events/events.public.ts'
import type { Attendee } from './attendees.view.ts'
import { notifyAttendees } from './notify-attendees.ts'

interface Changed {
  readonly before: CalendarEvent
  readonly after: CalendarEvent
  /** The occurrence that notifications mention: the next one. */
  readonly event: CalendarEvent
  /** New attendees, who are invited. */
  readonly added: readonly Attendee[]
  /** Earlier attendees, who are notified of its new time. */
  readonly moved: readonly Attendee[]
}

/** The entry of a changed event, with the notifications to its attendees. */
export function changedEntry(context: AccountContext, { before, after, event, added, moved }: Changed): Entry {
  const told = [
    notifyAttendees(context, added, { event, happening: 'invited you to an event' }),
    notifyAttendees(context, moved, { event, happening: 'moved an event' }),
  ]
  return {
    action: 'calendar-event.update',
    subject: { type: 'calendar-event', id: before.id },
    before,
    after,
    events: [change(context.account.account, 'calendar'), ...told.flatMap(({ events }) => events)],
    messages: told.flatMap(({ messages }) => messages),
  }
}

/** The entry of a canceled event, with the notifications to its attendees. */
export function calledOffEntry(
  context: AccountContext,
  before: CalendarEvent,
  { attendees, told = before }: { readonly attendees: readonly Attendee[]; readonly told?: CalendarEvent | undefined },
): Entry {
  const { events, messages } = notifyAttendees(context, attendees, { event: told, happening: 'canceled an event' })
  return {
    action: 'calendar-event.delete',
    subject: { type: 'calendar-event', id: before.id },
    before,
    events: [change(context.account.account, 'calendar'), ...events],
    messages,
  }
}
