import { calendarMessages } from '@portico/contract/areas/calendar/calendar.messages.ts'
import type { EventDraft, OccurrenceEdit } from '@portico/contract/areas/calendar/calendar.shapes.ts'
import { lastDayOf } from '@portico/contract/areas/calendar/repeat.rules.ts'
import { addDays, instantOf } from '@portico/contract/kit/zone.rules.ts'
import type { Handler } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import { demand } from '../../platform/error-response.ts'
import { change } from '../events/events.public.ts'
import { eventView } from './calendar-event.view.ts'
import { setAttendees } from './calendar-events.store.ts'
import { mayAddEvent } from './calendar.access.ts'
import { invited } from './invited.ts'
import { notifyAttendees } from './notify-attendees.ts'
import { insertRow } from '../../platform/database/rows.ts'

/** Adds an event and notifies its attendees. */
export const addEvent: Handler<'POST /api/accounts/{accountId}/calendar/events'> = async (context, { body }) =>
  context.write(async (tx) => {
    const { account } = context.account
    const { userId } = context.actor
    demand(mayAddEvent(context.account), calendarMessages.notOnCarriersSide)
    const attendees = await invited(tx, account, body.attendees)
    const now = context.platform.now()
    const id = newId(now)
    await insertRow(tx, 'calendar_events', {
      account_code: account,
      id,
      owner_id: userId,
      created_at: now,
      ...columnsOf(body),
      ...seriesColumnsOf(body),
    })
    await setAttendees(
      tx,
      account,
      id,
      attendees.map((attendee) => attendee.userId),
    )
    const event = (await eventView(tx, { account, userId }, id))!
    const told = notifyAttendees(context, attendees, { event, happening: 'invited you to an event' })
    await tx.record({
      action: 'calendar-event.create',
      subject: { type: 'calendar-event', id },
      after: event,
      events: [change(account, 'calendar'), ...told.events],
      messages: told.messages,
    })
    return { status: 201, body: event }
  })

/** The columns that the fields of one occurrence fill. */
export const columnsOf = (fields: Omit<OccurrenceEdit, 'attendees' | 'version'>) => ({
  kind: fields.kind,
  name: fields.name,
  details: fields.details,
  place: fields.place,
  join_link: fields.joinLink,
  amount_cents: fields.kind === 'payment' ? fields.amount : null,
  ...timesOf(fields),
})

/** An all-day event is on that day in every zone: it is stored in UTC. */
const timesOf = ({ day, from, to, timeZone, wholeDay }: Omit<OccurrenceEdit, 'attendees' | 'version'>) => ({
  starts_at: instantOf({ day, time: wholeDay ? '00:00' : from }, wholeDay ? 'UTC' : timeZone),
  ends_at: wholeDay
    ? instantOf({ day: addDays(day, 1), time: '00:00' }, 'UTC')
    : instantOf({ day, time: to }, timeZone),
  time_zone: wholeDay ? 'UTC' : timeZone,
  whole_day: wholeDay,
})

/** The columns of an event's recurrence. */
export const seriesColumnsOf = (fields: Pick<EventDraft, 'day' | 'repeats' | 'repeatsUntil' | 'repeatsTimes'>) =>
  fields.repeats === null
    ? { repeats: null, repeats_until: null, repeats_times: null, last_day: null }
    : {
        repeats: fields.repeats,
        repeats_until: fields.repeatsUntil,
        repeats_times: fields.repeatsTimes,
        last_day: lastDayOf(fields),
      }
