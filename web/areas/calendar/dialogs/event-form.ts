import '../../../kit/forms/without-eval.ts'
import type { Account } from '@portico/contract/areas/accounts/account.shapes.ts'
import type { CalendarEvent, EventFields } from '@portico/contract/areas/calendar/calendar.shapes.ts'
import { kindNames } from '@portico/contract/areas/calendar/entry-kinds.ts'
import { formatDate } from '../../../platform/formats.ts'
import { editOf } from '../calendar-entries.ts'

/** The zone of the user's own clock. */
const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

const usualZones = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
  'America/Puerto_Rico',
]

/** The zones to choose from: those of the country, one's own, and the event's. */
export const zoneChoices = (zone: string) => [...new Set([...usualZones, ownZone(), zone])]

/** What the form starts with: the event as it is, or an hour of the morning of a day. */
export function startValues(event: CalendarEvent | undefined, day: string): EventFields {
  if (event !== undefined) {
    const { version: _version, ...fields } = editOf(event)
    return fields
  }
  return {
    kind: 'meeting',
    name: '',
    details: '',
    place: '',
    joinLink: null,
    day,
    from: '09:00',
    to: '10:00',
    timeZone: ownZone(),
    attendees: [],
  }
}

/** Who can attend: everyone on the account, and whoever attends already. */
export function attendeeChoices(account: Pick<Account, 'users'>, event: CalendarEvent | undefined) {
  const names = new Map(account.users.map((person) => [person.username, `${person.firstName} ${person.lastName}`]))
  for (const { username, name } of event?.attendees ?? []) names.set(username, name)
  return [...names]
    .map(([username, name]) => ({ username, name }))
    .toSorted((one, other) => one.name.localeCompare(other.name))
}

/** Where two versions of an event differ, in words. */
export function differences(mine: EventFields, theirs: CalendarEvent) {
  const now = editOf(theirs)
  const dayOf = ({ day }: EventFields): string => formatDate(day)
  const hoursOf = ({ from, to, timeZone }: EventFields): string => `${from} – ${to}, ${timeZone}`
  const rows: [string, (fields: EventFields) => string][] = [
    ['Kind', ({ kind }) => kindNames[kind]],
    ['Name', ({ name }) => name],
    ['Date', dayOf],
    ['Time', hoursOf],
    ['Where', ({ place }) => place],
    ['Join link', ({ joinLink }) => joinLink ?? ''],
    ['Details', ({ details }) => details],
    ['Attendees', ({ attendees }) => attendees.toSorted().join(', ')],
  ]
  return rows
    .map(([field, words]) => ({ field, mine: words(mine), theirs: words(now) }))
    .filter((row) => row.mine !== row.theirs)
}
