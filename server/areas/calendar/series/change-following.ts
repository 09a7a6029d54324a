import { calendarMessages } from '@portico/contract/areas/calendar/calendar.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { newId } from '../../../platform/ids.ts'
import { demand, notFound, stale } from '../../../platform/error-response.ts'
import { columnsOf, seriesColumnsOf } from '../add-event.ts'
import { attendance } from '../attendance.ts'
import { comingOccurrence, eventRow, occurrenceOf, occurrenceView } from '../calendar-event.view.ts'
import { insertSkips, setAttendees } from '../calendar-events.store.ts'
import { mayEditEvent } from '../calendar.access.ts'
import { changedEntry } from '../event-entries.ts'
import { endSeries } from './end-series.ts'
import { insertRow } from '../../../platform/database/rows.ts'

/**
 * Changes or moves an occurrence with all later ones: the series ends before it, and another with the same owner
 * starts.
 */
export const changeFollowing: Handler<
  'PUT /api/accounts/{accountId}/calendar/events/{eventId}/{number}/following'
> = async (context, { params, body }) =>
  context.write(async (tx) => {
    const { account } = context.account
    const reader = { account, userId: context.actor.userId }
    const before = await occurrenceView(tx, reader, params)
    if (before === undefined) throw notFound()
    demand(mayEditEvent(before, context.account, context.actor.isAdmin), calendarMessages.onlyOwnerChanges)
    const series = (await eventRow(tx, account, before.id))!
    if (body.version !== before.version || !(await endSeries(tx, account, series, params.number))) throw stale(before)
    const { kept, added } = await attendance(tx, account, before.id, body.attendees)
    const now = context.platform.now()
    const id = newId(now)
    const columns = { ...columnsOf(body), ...seriesColumnsOf(body) }
    await insertRow(tx, 'calendar_events', {
      account_code: account,
      id,
      owner_id: series.owner_id,
      created_at: now,
      ...columns,
    })
    const skips = series.repeats === body.repeats ? series.skips.map((number) => number - params.number) : []
    await insertSkips(
      tx,
      account,
      id,
      skips.filter((number) => number > 0),
    )
    await setAttendees(
      tx,
      account,
      id,
      [...kept, ...added].map(({ userId }) => userId),
    )
    const row = (await eventRow(tx, account, id))!
    const after = occurrenceOf(row, 0, reader)
    const event = comingOccurrence(row, reader, now) ?? after
    const isMoved =
      before.startsAt !== after.startsAt || before.endsAt !== after.endsAt || series.repeats !== body.repeats
    await tx.record(changedEntry(context, { before, after, event, added, moved: isMoved ? kept : [] }))
    return { status: 200, body: after }
  })
