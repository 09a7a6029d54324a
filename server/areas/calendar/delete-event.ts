import { calendarMessages } from '@portico/contract/areas/calendar/calendar.messages.ts'
import type { Verb } from '../../platform/context.ts'
import { demand, notFound } from '../../platform/refusal.ts'
import { change } from '../events/events.door.ts'
import { attendeesOf } from './attendees.view.ts'
import { comingOccurrence, eventRow, occurrenceOf } from './calendar-event.view.ts'
import { deleteEventRow } from './calendar-events.store.ts'
import { mayEditEvent } from './calendar.access.ts'
import { tellAttendees } from './tell-attendees.ts'

/** Deletes an event with all its occurrences and tells its attendees while it is still to come; the audit row keeps what it was. */
export const deleteEvent: Verb<'DELETE /api/accounts/{accountId}/calendar/events/{eventId}'> = async (
  context,
  { params },
) =>
  context.write(async (tx) => {
    const { account } = context.account
    const reader = { account, userId: context.actor.userId }
    const row = await eventRow(tx, account, params.eventId)
    if (row === undefined) throw notFound()
    const event = occurrenceOf(row, 0, reader)
    demand(mayEditEvent(event, context.account, context.actor.isAdmin), calendarMessages.onlyOwnerChanges)
    const coming = comingOccurrence(row, reader, context.platform.now())
    const attendees = coming === undefined ? [] : await attendeesOf(tx, account, event.id)
    await deleteEventRow(tx, account, event.id)
    const told = tellAttendees(context, attendees, { event: coming ?? event, happening: 'called off an event' })
    await tx.record({
      action: 'calendar-event.delete',
      subject: { type: 'calendar-event', id: event.id },
      before: event,
      events: [change(account, 'calendar'), ...told.events],
      messages: told.messages,
    })
    return { status: 204 }
  })
