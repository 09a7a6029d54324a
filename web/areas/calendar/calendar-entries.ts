import type {
  Calendar,
  CalendarDate,
  CalendarEvent,
  EventEdit,
} from '@portico/contract/areas/calendar/calendar.shapes.ts'
import type { EntryKind } from '@portico/contract/areas/calendar/entry-kinds.ts'
import { addDays, daysBetween, wallTimeOf } from '@portico/contract/kit/zone.rules.ts'
import { isoDay } from '../../platform/formats.ts'
import { timeWords } from './calendar-days.ts'

/** One thing on one day: an event with its times, or a day that is worked out from something else. */
export interface Entry {
  readonly id: string
  readonly kind: EntryKind
  readonly name: string
  readonly day: string
  /** When it begins; empty for what takes the whole day. */
  readonly time: string
  readonly event?: CalendarEvent
  readonly date?: CalendarDate
}

/** A calendar's entries by day, as the user's own clock has it: whole days first, then by time. */
export function entriesByDay({ events, dates }: Calendar): ReadonlyMap<string, readonly Entry[]> {
  const entries: Entry[] = [
    ...dates.map((date) => ({ id: date.id, kind: date.kind, name: date.name, day: date.day, time: '', date })),
    ...events.map((event) => ({
      id: event.id,
      kind: event.kind,
      name: event.name,
      day: isoDay(new Date(event.startsAt)),
      time: timeWords(event.startsAt),
      event,
    })),
  ]
  return Map.groupBy(entries, ({ day }) => day)
}

/** An event as its form and the update call hold it. */
export function editOf(event: CalendarEvent): EventEdit {
  const { kind, name, details, place, joinLink, timeZone, attendees, version } = event
  const start = wallTimeOf(new Date(event.startsAt), timeZone)
  const end = wallTimeOf(new Date(event.endsAt), timeZone)
  return {
    kind,
    name,
    details,
    place,
    joinLink,
    timeZone,
    version,
    attendees: attendees.map(({ username }) => username),
    day: start.day,
    from: start.time,
    to: end.time,
  }
}

/** An event on another day, at the same hour of its own zone whatever the clocks did in between. */
export function onOtherDay(event: CalendarEvent, days: { readonly from: string; readonly to: string }): EventEdit {
  const edit = editOf(event)
  return { ...edit, day: addDays(edit.day, daysBetween(days.from, days.to)) }
}

/** An event that begins at another instant and lasts as long as before. */
export function atOtherTime(event: CalendarEvent, start: Date): EventEdit {
  const length = Date.parse(event.endsAt) - Date.parse(event.startsAt)
  const begins = wallTimeOf(start, event.timeZone)
  const ends = wallTimeOf(new Date(start.getTime() + length), event.timeZone)
  return { ...editOf(event), day: begins.day, from: begins.time, to: ends.time }
}
