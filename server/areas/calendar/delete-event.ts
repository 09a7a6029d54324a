import { calendarMessages } from '@portico/contract/areas/calendar/calendar.messages.ts'
import type { Verb } from '../../platform/context.ts'
import { demand, notFound } from '../../platform/refusal.ts'
import { change } from '../events/events.door.ts'
import { attendeesOf } from './attendees.view.ts'
import { eventView } from './calendar-event.view.ts'
import { deleteEventRow } from './calendar-events.store.ts'
import { mayEditEvent } from './calendar.access.ts'
import { tellAttendees } from './tell-attendees.ts'

/** Deletes an event and tells its attendees while it is still to come; the audit row keeps what it was. */
export const deleteEvent: Verb<'DELETE /api/accounts/{accountId}/calendar/events/{eventId}'> = async (
  context,
  { params },
) =>
  context.write(async (tx) => {
    const { account } = context.account
    const event = await eventView(tx, { account, userId: context.actor.userId }, params.eventId)
    if (event === undefined) throw notFound()
    demand(mayEditEvent(event, context.account, context.actor.isAdmin), calendarMessages.onlyOwnerChanges)
    const isToCome = new Date(event.endsAt) > context.platform.now()
    const attendees = isToCome ? await attendeesOf(tx, account, event.id) : []
    await deleteEventRow(tx, account, event.id)
    const told = tellAttendees(context, attendees, { event, happening: 'called off an event' })
    await tx.record({
      action: 'calendar-event.delete',
      subject: { type: 'calendar-event', id: event.id },
      before: event,
      events: [change(account, 'calendar'), ...told.events],
      messages: told.messages,
    })
    return { status: 204 }
  })
