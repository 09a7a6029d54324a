import type { CalendarEvent } from '@portico/contract/areas/calendar/calendar.shapes.ts'

interface Times {
  readonly day: string
  readonly from: string
  readonly to: string
}

/** What a form sends that changes nothing of an event but when it is. */
export const editFrom = (event: CalendarEvent, { day, from, to }: Times) => {
  const { id: _, startsAt: _start, endsAt: _end, firstDay: _first, occurrence: _number, owner: _owner, ...kept } = event
  return {
    ...kept,
    day,
    from,
    to,
    attendees: event.attendees.map(({ username }) => username),
  }
}
