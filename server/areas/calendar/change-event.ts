import type { CalendarEvent } from '@portico/contract/areas/calendar/calendar.shapes.ts'
import { calendarMessages } from '@portico/contract/areas/calendar/calendar.messages.ts'
import type { Handler } from '../../platform/context.ts'
import { demand, notFound, stale } from '../../platform/error-response.ts'
import { columnsOf, seriesColumnsOf } from './add-event.ts'
import { attendance } from './attendance.ts'
import { comingOccurrence, eventRow, eventView, occurrenceOf } from './calendar-event.view.ts'
import { dropSkips, setAttendees, updateEvent } from './calendar-events.store.ts'
import { mayEditEvent } from './calendar.access.ts'
import { changedEntry } from './event-entries.ts'

/**
 * Changes or moves an event with all its occurrences. New attendees are invited; the others are notified if its time
 * changed.
 */
export const changeEvent: Handler<'PUT /api/accounts/{accountId}/calendar/events/{eventId}'> = async (
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
    const { kept, added } = await attendance(tx, account, before.id, body.attendees)
    const { id, version } = before
    const columns = { ...columnsOf(body), ...seriesColumnsOf(body) }
    if (!(await updateEvent(tx, account, { id, version }, columns))) throw stale(before)
    if (before.repeats !== body.repeats) await dropSkips(tx, account, id)
    await setAttendees(
      tx,
      account,
      id,
      [...kept, ...added].map(({ userId }) => userId),
    )
    const row = (await eventRow(tx, account, id))!
    const after = occurrenceOf(row, 0, reader)
    const event = comingOccurrence(row, reader, context.platform.now()) ?? after
    const moved = isMoved(before, after) ? kept : []
    await tx.record(changedEntry(context, { before, after, event, added, moved }))
    return { status: 200, body: after }
  })

const timing = ['startsAt', 'endsAt', 'repeats', 'repeatsUntil', 'repeatsTimes'] as const

const isMoved = (before: CalendarEvent, after: CalendarEvent): boolean =>
  timing.some((field) => before[field] !== after[field])
