import { calendarMessages } from '@portico/contract/areas/calendar/calendar.messages.ts'
import type { Handler } from '../../platform/context.ts'
import { demand, notFound } from '../../platform/error-response.ts'
import { deleteRow } from '../../platform/database/rows.ts'
import { attendeesOf } from './attendees.view.ts'
import { comingOccurrence, eventRow, occurrenceOf } from './calendar-event.view.ts'
import { mayEditEvent } from './calendar.access.ts'
import { calledOffEntry } from './event-entries.ts'

/**
 * Deletes an event with all its occurrences and notifies its attendees if it is in the future; the audit row stores the
 * event.
 */
export const deleteEvent: Handler<'DELETE /api/accounts/{accountId}/calendar/events/{eventId}'> = async (
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
    await deleteRow(tx, 'calendar_events', { account_code: account, id: event.id })
    await tx.record(calledOffEntry(context, event, { attendees, told: coming }))
    return { status: 204 }
  })
