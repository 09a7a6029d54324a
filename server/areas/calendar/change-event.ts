import { calendarMessages } from '@portico/contract/areas/calendar/calendar.messages.ts'
import type { CalendarEvent } from '@portico/contract/areas/calendar/calendar.shapes.ts'
import type { Verb } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { demand, notFound, stale } from '../../platform/refusal.ts'
import { change } from '../events/events.door.ts'
import { columnsOf } from './add-event.ts'
import { attendeesOf } from './attendees.view.ts'
import { eventView } from './calendar-event.view.ts'
import { setAttendees, updateEvent } from './calendar-events.store.ts'
import { mayEditEvent } from './calendar.access.ts'
import { invited } from './invited.ts'
import { tellAttendees } from './tell-attendees.ts'

/** Changes or moves an event. Who is new to it is invited; the others hear when its time has changed. */
export const changeEvent: Verb<'PUT /api/accounts/{accountId}/calendar/events/{eventId}'> = async (
  context,
  { params, body },
) =>
  context.write(async (tx) => {
    const { account } = context.account
    const reader = { account, userId: context.actor.userId }
    const before = await eventView(tx, reader, params.eventId)
    if (before === undefined) throw notFound()
    demand(mayEditEvent(before, context.account, context.actor.isAdmin), calendarMessages.onlyOwnerChanges)
    if (body.version !== before.version) throw stale(before)
    const { kept, added } = await attendance(tx, account, before, body.attendees)
    const { id, version } = before
    if (!(await updateEvent(tx, account, { id, version }, columnsOf(body)))) throw stale(before)
    await setAttendees(
      tx,
      account,
      id,
      [...kept, ...added].map(({ userId }) => userId),
    )
    const after = (await eventView(tx, reader, id))!
    const isMoved = before.startsAt !== after.startsAt || before.endsAt !== after.endsAt
    const told = [
      tellAttendees(context, added, { event: after, happening: 'invited you to an event' }),
      tellAttendees(context, isMoved ? kept : [], { event: after, happening: 'moved an event' }),
    ]
    await tx.record({
      action: 'calendar-event.update',
      subject: { type: 'calendar-event', id },
      before,
      after,
      events: [change(account, 'calendar'), ...told.flatMap(({ events }) => events)],
      messages: told.flatMap(({ messages }) => messages),
    })
    return { status: 200, body: after }
  })

/** Who stays and who comes to an event. Whoever has left the account since they were invited may stay. */
async function attendance(tx: Tx, account: string, { id }: CalendarEvent, usernames: readonly string[]) {
  const wanted = new Set(usernames.map((username) => username.toLowerCase()))
  const kept = (await attendeesOf(tx, account, id)).filter(({ username }) => wanted.delete(username.toLowerCase()))
  return { kept, added: await invited(tx, account, [...wanted]) }
}
