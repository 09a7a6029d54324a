import { z } from 'zod'
import { oneLine, text } from '../../kit/text.ts'
import { calendarMessages } from './calendar.messages.ts'
import { dateKinds, eventKinds } from './entry-kinds.ts'
import { daysBetween, instantOf, isTimeZone } from '../../kit/zone.rules.ts'
import { rhythms } from './repeat.rules.ts'

/** The most days that one look at the calendar spans. */
const rangeLimit = 100

/** The most people that an event is shared with. */
const attendeeLimit = 50

/** Someone who belongs to an event. */
const EventPerson = z.object({ username: z.string(), name: z.string() })

const Day = z.iso
  .date('must be a valid date mm/dd/yyyy')
  .refine((day) => day >= '1990-01-01' && day < '2200-01-01', 'must be a date of our time')

/** How often an event may be said to happen. */
const timesLimit = 500

/** How an event happens again; all null for one that happens once. */
const repeating = {
  repeats: z.enum(rhythms).nullable().meta({ description: 'Repeats every week, month, or year' }),
  repeatsUntil: Day.nullable().meta({ description: 'End date; repeats forever if this and the times are null' }),
  repeatsTimes: z
    .number(calendarMessages.wholeTimes)
    .int(calendarMessages.wholeTimes)
    .min(2, calendarMessages.someTimes)
    .max(timesLimit, calendarMessages.someTimes)
    .nullable()
    .meta({ description: 'Total number of occurrences' }),
}

const amount = z.number().int().min(1).max(100_000_000_000_000).nullable()

/** An event that a person added to the calendar. */
export const CalendarEvent = z
  .object({
    id: z.string(),
    kind: z.enum(eventKinds),
    name: z.string(),
    details: z.string(),
    place: z.string(),
    joinLink: z.string().nullable(),
    startsAt: z.iso.datetime(),
    endsAt: z.iso.datetime(),
    timeZone: z.string().meta({ description: 'The zone in which its times were chosen' }),
    wholeDay: z.boolean().meta({ description: 'An all-day entry: the same date in every time zone' }),
    amount: amount.meta({ description: 'Amount due in cents; payments only' }),
    ...repeating,
    firstDay: z.iso.date().meta({ description: 'The day of its first occurrence, in its zone' }),
    occurrence: z.number().int().meta({ description: 'Position in its series, from 0' }),
    owner: EventPerson,
    attendees: z.array(EventPerson),
    isOwner: z.boolean().meta({ description: 'Made by the current user' }),
    version: z.number().int(),
  })
  .meta({ id: 'CalendarEvent' })

/** A day that the portal works out from something else of the account; it is changed there. */
export const CalendarDate = z
  .object({
    id: z.string(),
    kind: z.enum(dateKinds),
    name: z.string(),
    day: z.iso.date(),
    link: z.string().meta({ description: 'The page of the portal where it comes from' }),
  })
  .meta({ id: 'CalendarDate' })

export const Calendar = z
  .object({
    events: z.array(CalendarEvent),
    dates: z.array(CalendarDate),
    isCut: z.boolean().meta({ description: 'The range has more entries than one response can return' }),
  })
  .meta({ id: 'Calendar' })

/** The coming events as the Service Calendar card shows them. */
export const ServiceCalendar = z
  .object({
    events: z.array(
      z.object({ identifier: z.string(), name: z.string(), meetingTime: z.iso.datetime(), wholeDay: z.boolean() }),
    ),
    total: z.number().int(),
  })
  .meta({ id: 'ServiceCalendar' })

/** A person's own feed; its address is shown only once, when it is created. */
export const CalendarFeed = z
  .object({ createdAt: z.iso.datetime().nullable(), lastUsedAt: z.iso.datetime().nullable() })
  .meta({ id: 'CalendarFeed' })

export type CalendarEvent = z.infer<typeof CalendarEvent>
export type CalendarDate = z.infer<typeof CalendarDate>
export type Calendar = z.infer<typeof Calendar>
export type ServiceCalendar = z.infer<typeof ServiceCalendar>
export type CalendarFeed = z.infer<typeof CalendarFeed>

/** Which days to look at, both included. */
export const CalendarRange = z
  .object({ from: Day, to: Day })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: calendarMessages.backwards })
  .refine(({ from, to }) => daysBetween(from, to) < rangeLimit, { path: ['to'], message: calendarMessages.longRange })

/** An address without blanks or user info that could be mistaken for the host. */
const secureAddress = /^https:\/\/[^\s/?#@]+(?:[/?#]\S*)?$/i

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time. Example: 09:30')

/** The fields of an event that a form holds: a day, and times on the wall clocks of a zone. */
const eventFields = {
  kind: z.enum(eventKinds),
  name: oneLine().trim().min(1, calendarMessages.nameRequired).max(200),
  details: text().trim().max(2000),
  place: oneLine().trim().max(200),
  joinLink: text().trim().max(2000).regex(secureAddress, calendarMessages.joinLink).nullable(),
  day: Day,
  from: time,
  to: time,
  timeZone: z.string().max(60).refine(isTimeZone, calendarMessages.unknownZone),
  wholeDay: z.boolean().meta({ description: 'All day; its times and time zone are ignored' }),
  amount,
  ...repeating,
  attendees: z.array(oneLine().max(254)).max(attendeeLimit),
}

interface Checked {
  readonly kind: string
  readonly day: string
  readonly from: string
  readonly to: string
  readonly timeZone: string
  readonly wholeDay: boolean
  readonly amount: number | null
  readonly repeats: string | null
  readonly repeatsUntil: string | null
  readonly repeatsTimes: number | null
}

/** Whether an event ends after it starts; when clocks go forward, its length counts. */
function endsAfterStart({ day, from, to, timeZone, wholeDay }: Checked): boolean {
  if (wholeDay) return true
  return from < to && instantOf({ day, time: from }, timeZone) < instantOf({ day, time: to }, timeZone)
}

/** Checks across fields, only if each of them is well-formed. */
function checkTogether(event: Checked, context: z.RefinementCtx): void {
  if (context.issues.length > 0) return
  const { kind, day, amount: due, repeats, repeatsUntil: until, repeatsTimes: times } = event
  const error = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message })
  if (!endsAfterStart(event)) error('to', calendarMessages.endBeforeStart)
  if (kind === 'payment' && due === null) error('amount', calendarMessages.amountRequired)
  if (repeats === null || until === null) return
  if (times !== null) error('repeatsTimes', calendarMessages.oneEnd)
  if (until < day) error('repeatsUntil', calendarMessages.endsBeforeItBegins)
}

/** What a form must hold before it is sent. */
export const EventFields = z.object(eventFields).superRefine(checkTogether)

export const EventDraft = z
  .object({
    ...eventFields,
    kind: eventFields.kind.default('meeting'),
    details: eventFields.details.default(''),
    place: eventFields.place.default(''),
    joinLink: eventFields.joinLink.default(null),
    from: eventFields.from.default('00:00'),
    to: eventFields.to.default('00:00'),
    wholeDay: eventFields.wholeDay.default(false),
    amount: eventFields.amount.default(null),
    repeats: eventFields.repeats.default(null),
    repeatsUntil: eventFields.repeatsUntil.default(null),
    repeatsTimes: eventFields.repeatsTimes.default(null),
    attendees: eventFields.attendees.default([]),
  })
  .superRefine(checkTogether)

const version = z.number().int()

/** A changed event, with all its occurrences. `version` is the one that the change was made from. */
export const EventEdit = z.object({ ...eventFields, version }).superRefine(checkTogether)

const { repeats: _repeats, repeatsUntil: _until, repeatsTimes: _times, ...onceFields } = eventFields

/** How an event happens that happens once. */
export const once = { repeats: null, repeatsUntil: null, repeatsTimes: null } as const

/** One changed occurrence of a series: it becomes a separate event. `version` is that of the series. */
export const OccurrenceEdit = z
  .object({ ...onceFields, version })
  .superRefine((event, context) => checkTogether({ ...event, ...once }, context))

export type EventFields = z.infer<typeof EventFields>
export type EventDraft = z.infer<typeof EventDraft>
export type EventEdit = z.infer<typeof EventEdit>
export type OccurrenceEdit = z.infer<typeof OccurrenceEdit>
