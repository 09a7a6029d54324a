import { fullName } from '@portico/contract/areas/session/full-name.rules.ts'
import '../../../kit/forms/without-eval.ts'
import type { Account } from '@portico/contract/areas/accounts/account.shapes.ts'
import { type CalendarEvent, EventFields, once } from '@portico/contract/areas/calendar/calendar.shapes.ts'
import { kindNames } from '@portico/contract/areas/calendar/entry-kinds.ts'
import { repeatText, type Rhythm } from '@portico/contract/areas/calendar/repeat.rules.ts'
import { z } from 'zod'
import { differencesIn } from '../../../kit/forms/conflicts/differences-in.ts'
import { formatDate, formatMoney, moneyToType, typedCents } from '../../../platform/formats.ts'
import { editOf } from '../calendar-entries.ts'
import { scopeOf, type Target } from '../calendar.queries.ts'

/** Form values of an event as typed. */
export interface EventFormValues extends Omit<EventFields, 'amount' | keyof typeof once> {
  /** Dollars. */
  readonly amount: string
  readonly repeats: '' | Rhythm
  readonly ends: 'never' | 'until' | 'times'
  readonly repeatsUntil: string
  readonly repeatsTimes: string
}

/** The contract's own rules, asked of what was typed. */
export const eventFormSchema = z
  .custom<EventFormValues>()
  .transform((values, context): z.input<typeof EventFields> => {
    const isPayment = values.kind === 'payment'
    const amount = isPayment && values.amount.trim() !== '' ? typedCents(values.amount) : null
    if (amount === undefined) context.addIssue({ code: 'custom', path: ['amount'], message: 'must be a number' })
    return { ...values, amount: amount ?? null, ...repeatingOf(values) }
  })
  .pipe(EventFields)

function repeatingOf({ repeats, ends, repeatsUntil, repeatsTimes }: EventFormValues) {
  if (repeats === '') return once
  return {
    repeats,
    repeatsUntil: ends === 'until' ? repeatsUntil : null,
    repeatsTimes: ends === 'times' ? Number(repeatsTimes) : null,
  }
}

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

const morning = { from: '09:00', to: '10:00' }

/** The initial values: the event, the chosen part of a series, or a morning hour of a day. */
export function startValues(target: Target | undefined, day: string): EventFormValues {
  if (target === undefined) return { ...empty, ...morning, day, timeZone: ownZone() }
  const { version: _version, amount, repeatsUntil, repeatsTimes, ...fields } = meantBy(target)
  return {
    ...fields,
    ...(fields.wholeDay ? { ...morning, timeZone: ownZone() } : {}),
    amount: moneyToType(amount),
    repeats: fields.repeats ?? '',
    ends: repeatsUntil === null ? (repeatsTimes === null ? 'never' : 'times') : 'until',
    repeatsUntil: repeatsUntil ?? '',
    repeatsTimes: repeatsTimes === null ? '' : String(repeatsTimes),
  }
}

const empty = {
  kind: 'meeting',
  name: '',
  details: '',
  place: '',
  joinLink: null,
  wholeDay: false,
  amount: '',
  repeats: '',
  ends: 'never',
  repeatsUntil: '',
  repeatsTimes: '',
  attendees: [],
} satisfies Partial<EventFormValues>

/** Possible attendees: everyone on the account, and current attendees. */
export function attendeeChoices(account: Pick<Account, 'users'>, event: CalendarEvent | undefined) {
  const names = new Map(account.users.map((person) => [person.username, fullName(person)]))
  for (const { username, name } of event?.attendees ?? []) names.set(username, name)
  return [...names]
    .map(([username, name]) => ({ username, name }))
    .toSorted((one, other) => one.name.localeCompare(other.name))
}

/** The fields of the target: a series as its first occurrence; for a single occurrence, without recurrence. */
function meantBy(target: Target) {
  const fields = editOf(target.event)
  const scope = scopeOf(target)
  if (scope === 'one') return { ...fields, ...once }
  if (scope === 'all') return { ...fields, day: target.event.firstDay }
  const { repeatsTimes: times } = fields
  return { ...fields, repeatsTimes: times === null ? null : times - target.event.occurrence }
}

/** Where two versions of an event differ, as text. */
export function differences(mine: EventFields, theirs: Target) {
  const now = meantBy(theirs)
  return differencesIn<EventFields>(mine, now, [
    ['Kind', ({ kind }) => kindNames[kind]],
    ['Name', ({ name }) => name],
    ['Amount due', ({ amount }) => (amount === null ? '' : formatMoney(amount))],
    ['Date', ({ day }) => formatDate(day)],
    ['Time', ({ from, to, timeZone, wholeDay }) => (wholeDay ? 'All day' : `${from} – ${to}, ${timeZone}`)],
    ['Repeats', (fields) => repeatText(fields, formatDate)],
    ['Where', ({ place }) => place],
    ['Join link', ({ joinLink }) => joinLink ?? ''],
    ['Details', ({ details }) => details],
    ['Attendees', ({ attendees }) => attendees.toSorted().join(', ')],
  ])
}
