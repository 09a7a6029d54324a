import type {
  Calendar,
  CalendarDate,
  CalendarEvent,
  EventEdit,
} from '@portico/contract/areas/calendar/calendar.shapes.ts'
import type { EntryKind } from '@portico/contract/areas/calendar/entry-kinds.ts'
import { addDays, daysBetween, wallTimeOf } from '@portico/contract/kit/zone.rules.ts'
import { isoDay } from '../../platform/formats.ts'
import { timeText } from './calendar-days.ts'

/** One thing on one day: an event with its times, or a day that is worked out from something else. */
export interface Entry {
  readonly id: string
  readonly kind: EntryKind
  readonly name: string
  readonly day: string
  /** When it starts; empty for what takes the whole day. */
  readonly time: string
  readonly event?: CalendarEvent
  readonly date?: CalendarDate
}

/** A calendar's entries by day, as the user's own clock has it: whole days first, then by time. */
export function entriesByDay({ events, dates }: Calendar): ReadonlyMap<string, readonly Entry[]> {
  const ofEvents = events.map(entryOf)
  const entries: Entry[] = [
    ...dates.map((date) => ({ id: date.id, kind: date.kind, name: date.name, day: date.day, time: '', date })),
    ...ofEvents.filter(({ time }) => time === ''),
    ...ofEvents.filter(({ time }) => time !== ''),
  ]
  return Map.groupBy(entries, ({ day }) => day)
}

/** Every occurrence of a series is its own entry. An all-day event is on that day in any time zone. */
function entryOf(event: CalendarEvent): Entry {
  const { id, kind, name, startsAt, wholeDay, occurrence } = event
  return {
    id: occurrence === 0 ? id : `${id}/${occurrence}`,
    kind,
    name,
    day: wholeDay ? startsAt.slice(0, 10) : isoDay(new Date(startsAt)),
    time: wholeDay ? '' : timeText(startsAt),
    event,
  }
}

/** An event as its form and the update call hold it. */
export function editOf(event: CalendarEvent): EventEdit {
  const { kind, name, details, place, joinLink, timeZone, wholeDay, amount, attendees, version } = event
  const { repeats, repeatsUntil, repeatsTimes } = event
  const start = wallTimeOf(new Date(event.startsAt), timeZone)
  const end = wallTimeOf(new Date(event.endsAt), timeZone)
  return {
    kind,
    name,
    details,
    place,
    joinLink,
    timeZone,
    wholeDay,
    amount,
    repeats,
    repeatsUntil,
    repeatsTimes,
    version,
    attendees: attendees.map(({ username }) => username),
    day: start.day,
    from: start.time,
    to: end.time,
  }
}

/** An event on another day, at the same wall-clock time in its zone across clock changes. */
export function onOtherDay(event: CalendarEvent, days: { readonly from: string; readonly to: string }): EventEdit {
  const edit = editOf(event)
  return { ...edit, day: addDays(edit.day, daysBetween(days.from, days.to)) }
}

/** An event with another start and the same length; an all-day event moves to that day. */
export function atOtherTime(event: CalendarEvent, start: Date): EventEdit {
  if (event.wholeDay) return { ...editOf(event), day: isoDay(start) }
  const length = Date.parse(event.endsAt) - Date.parse(event.startsAt)
  const begins = wallTimeOf(start, event.timeZone)
  const ends = wallTimeOf(new Date(start.getTime() + length), event.timeZone)
  return { ...editOf(event), day: begins.day, from: begins.time, to: ends.time }
}
