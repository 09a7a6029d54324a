import { calendarMessages } from '@portico/contract/areas/calendar/calendar.messages.ts'
import type { EventDraft } from '@portico/contract/areas/calendar/calendar.shapes.ts'
import { instantOf } from '@portico/contract/kit/zone.rules.ts'
import type { Verb } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import { demand } from '../../platform/refusal.ts'
import { change } from '../events/events.door.ts'
import { eventView } from './calendar-event.view.ts'
import { insertEvent, setAttendees } from './calendar-events.store.ts'
import { mayAddEvent } from './calendar.access.ts'
import { invited } from './invited.ts'
import { tellAttendees } from './tell-attendees.ts'

/** Adds an event and tells its attendees. */
export const addEvent: Verb<'POST /api/accounts/{accountId}/calendar/events'> = async (context, { body }) =>
  context.write(async (tx) => {
    const { account } = context.account
    const { userId } = context.actor
    demand(mayAddEvent(context.account), calendarMessages.notOnCarriersSide)
    const attendees = await invited(tx, account, body.attendees)
    const now = context.platform.now()
    const id = newId(now)
    await insertEvent(tx, { account_code: account, id, owner_id: userId, created_at: now, ...columnsOf(body) })
    await setAttendees(
      tx,
      account,
      id,
      attendees.map((attendee) => attendee.userId),
    )
    const event = (await eventView(tx, { account, userId }, id))!
    const told = tellAttendees(context, attendees, { event, happening: 'invited you to an event' })
    await tx.record({
      action: 'calendar-event.create',
      subject: { type: 'calendar-event', id },
      after: event,
      events: [change(account, 'calendar'), ...told.events],
      messages: told.messages,
    })
    return { status: 201, body: event }
  })

/** The columns that an event's own fields fill. */
export const columnsOf = (fields: Omit<EventDraft, 'attendees'>) => ({
  kind: fields.kind,
  name: fields.name,
  details: fields.details,
  place: fields.place,
  join_link: fields.joinLink,
  starts_at: instantOf({ day: fields.day, time: fields.from }, fields.timeZone),
  ends_at: instantOf({ day: fields.day, time: fields.to }, fields.timeZone),
  time_zone: fields.timeZone,
})
