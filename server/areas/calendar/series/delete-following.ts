import { calendarMessages } from '@portico/contract/areas/calendar/calendar.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand, notFound, stale } from '../../../platform/error-response.ts'
import { attendeesOf } from '../attendees.view.ts'
import { comingOccurrence, eventRow, occurrenceView } from '../calendar-event.view.ts'
import { mayEditEvent } from '../calendar.access.ts'
import { calledOffEntry } from '../event-entries.ts'
import { endSeries } from './end-series.ts'

/** Cancels an occurrence of a series with all later ones; notifies attendees if one of them is in the future. */
export const deleteFollowing: Handler<
  'DELETE /api/accounts/{accountId}/calendar/events/{eventId}/{number}/following'
> = async (context, { params }) =>
  context.write(async (tx) => {
    const { account } = context.account
    const reader = { account, userId: context.actor.userId }
    const { number } = params
    const event = await occurrenceView(tx, reader, params)
    if (event === undefined) throw notFound()
    demand(mayEditEvent(event, context.account, context.actor.isAdmin), calendarMessages.onlyOwnerChanges)
    const row = (await eventRow(tx, account, event.id))!
    const coming = comingOccurrence(row, reader, context.platform.now(), number)
    const attendees = coming === undefined ? [] : await attendeesOf(tx, account, event.id)
    if (!(await endSeries(tx, account, row, number))) throw stale(event)
    await tx.record(calledOffEntry(context, event, { attendees, told: coming }))
    return { status: 204 }
  })
