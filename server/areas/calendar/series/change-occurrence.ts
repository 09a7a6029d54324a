import { calendarMessages } from '@portico/contract/areas/calendar/calendar.messages.ts'
import { once } from '@portico/contract/areas/calendar/calendar.shapes.ts'
import type { Handler } from '../../../platform/context.ts'
import { newId } from '../../../platform/ids.ts'
import { demand, notFound, stale } from '../../../platform/error-response.ts'
import { columnsOf, seriesColumnsOf } from '../add-event.ts'
import { attendance } from '../attendance.ts'
import { eventRow, eventView, occurrenceView } from '../calendar-event.view.ts'
import { setAttendees, skipOccurrence } from '../calendar-events.store.ts'
import { mayEditEvent } from '../calendar.access.ts'
import { changedEntry } from '../event-entries.ts'
import { insertRow } from '../../../platform/database/rows.ts'

/** Changes or moves one occurrence of a series: it leaves the series and becomes an event of the same owner. */
export const changeOccurrence: Handler<'PUT /api/accounts/{accountId}/calendar/events/{eventId}/{number}'> = async (
  context,
  { params, body },
) =>
  context.write(async (tx) => {
    const { account } = context.account
    const reader = { account, userId: context.actor.userId }
    const before = await occurrenceView(tx, reader, params)
    if (before === undefined) throw notFound()
    demand(mayEditEvent(before, context.account, context.actor.isAdmin), calendarMessages.onlyOwnerChanges)
    const isTaken =
      body.version === before.version && (await skipOccurrence(tx, account, { ...before, number: params.number }))
    if (!isTaken) throw stale(before)
    const { kept, added } = await attendance(tx, account, before.id, body.attendees)
    const { owner_id } = (await eventRow(tx, account, before.id))!
    const now = context.platform.now()
    const id = newId(now)
    const columns = { ...columnsOf(body), ...seriesColumnsOf({ ...body, ...once }) }
    await insertRow(tx, 'calendar_events', { account_code: account, id, owner_id, created_at: now, ...columns })
    await setAttendees(
      tx,
      account,
      id,
      [...kept, ...added].map(({ userId }) => userId),
    )
    const after = (await eventView(tx, reader, id))!
    const isMoved = before.startsAt !== after.startsAt || before.endsAt !== after.endsAt
    await tx.record(changedEntry(context, { before, after, event: after, added, moved: isMoved ? kept : [] }))
    return { status: 200, body: after }
  })
