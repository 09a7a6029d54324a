import { lastDayOf, type Rhythm, type Series } from '@portico/contract/areas/calendar/repeat.rules.ts'
import { addDays, instantOf, utcDay } from '@portico/contract/kit/zone.rules.ts'
import type { Tx } from '../platform/database/database.ts'
import { newId } from '../platform/ids.ts'
import { noonOfWeekday } from './demo-dates.ts'
import { demoEvents } from './demo-events.ts'
import type { PeopleIds } from './demo-world.ts'

export async function makeCalendar(tx: Tx, ids: PeopleIds, now: Date): Promise<void> {
  const made = demoEvents.map((event) => ({ ...event, id: newId(now) }))
  await tx.db
    .insertInto('calendar_events')
    .values(
      made.map((event) => {
        const { amount = null, repeats } = event
        const wholeDay = amount !== null
        const day = utcDay(noonOfWeekday(now, event.inWeekdays))
        return {
          account_code: event.account,
          id: event.id,
          kind: event.kind,
          name: event.name,
          details: event.details,
          place: event.place,
          join_link: event.joinLink ?? null,
          starts_at: instantOf({ day, time: event.from }, event.timeZone),
          ends_at: instantOf({ day: wholeDay ? addDays(day, 1) : day, time: event.to }, event.timeZone),
          time_zone: event.timeZone,
          whole_day: wholeDay,
          amount_cents: amount,
          repeats: repeats?.every ?? null,
          repeats_until: null,
          repeats_times: repeats?.times ?? null,
          last_day: repeats === undefined ? null : lastDayOf(seriesFrom(day, repeats)),
          owner_id: ids.get(event.owner)!,
          created_at: now,
        }
      }),
    )
    .execute()
  await tx.db
    .insertInto('calendar_attendees')
    .values(
      made.flatMap(({ account, id, attendees }) =>
        attendees.map((username) => ({ account_code: account, event_id: id, user_id: ids.get(username)! })),
      ),
    )
    .execute()
}

const seriesFrom = (day: string, { every, times }: { readonly every: Rhythm; readonly times: number }): Series => ({
  day,
  repeats: every,
  repeatsUntil: null,
  repeatsTimes: times,
})
