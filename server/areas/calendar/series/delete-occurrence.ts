import { calendarMessages } from '@portico/contract/areas/calendar/calendar.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand, notFound } from '../../../platform/error-response.ts'
import { attendeesOf } from '../attendees.view.ts'
import { occurrenceView } from '../calendar-event.view.ts'
import { skipOccurrence } from '../calendar-events.store.ts'
import { mayEditEvent } from '../calendar.access.ts'
import { calledOffEntry } from '../event-entries.ts'

/** Cancels one occurrence of a series; notifies its attendees if it is in the future. */
export const deleteOccurrence: Handler<'DELETE /api/accounts/{accountId}/calendar/events/{eventId}/{number}'> = async (
  context,
  { params },
) =>
  context.write(async (tx) => {
    const { account } = context.account
    const event = await occurrenceView(tx, { account, userId: context.actor.userId }, params)
    if (event === undefined) throw notFound()
    demand(mayEditEvent(event, context.account, context.actor.isAdmin), calendarMessages.onlyOwnerChanges)
    const isToCome = new Date(event.endsAt) > context.platform.now()
    const attendees = isToCome ? await attendeesOf(tx, account, event.id) : []
    if (!(await skipOccurrence(tx, account, { ...event, number: params.number }))) throw notFound()
    await tx.record(calledOffEntry(context, event, { attendees, told: { ...event, repeats: null } }))
    return { status: 204 }
  })
