import { z } from 'zod'
import { text } from '../../kit/text.ts'
import { calendarMessages } from './calendar.messages.ts'
import { dateKinds, eventKinds } from './entry-kinds.ts'
import { daysBetween, instantOf, isTimeZone } from '../../kit/zone.rules.ts'

/** The most days that one look at the calendar spans. */
const rangeLimit = 100

/** The most people that an event is shared with. */
const attendeeLimit = 50

/** Somebody who belongs to an event. */
const EventPerson = z.object({ username: z.string(), name: z.string() })

/** Something that somebody put into the calendar. */
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
    isCut: z.boolean().meta({ description: 'The range holds more than one answer does' }),
  })
  .meta({ id: 'Calendar' })

/** The coming events as the Service Calendar card shows them. */
export const ServiceCalendar = z
  .object({
    events: z.array(z.object({ identifier: z.string(), name: z.string(), meetingTime: z.iso.datetime() })),
    total: z.number().int(),
  })
  .meta({ id: 'ServiceCalendar' })

/** What is known of one's own feed; its address is told once, when it is made. */
export const CalendarFeed = z
  .object({ createdAt: z.iso.datetime().nullable(), lastUsedAt: z.iso.datetime().nullable() })
  .meta({ id: 'CalendarFeed' })

export type CalendarEvent = z.infer<typeof CalendarEvent>
export type CalendarDate = z.infer<typeof CalendarDate>
export type Calendar = z.infer<typeof Calendar>
export type ServiceCalendar = z.infer<typeof ServiceCalendar>
export type CalendarFeed = z.infer<typeof CalendarFeed>

const Day = z.iso
  .date('must be a valid date mm/dd/yyyy')
  .refine((day) => day >= '1990-01-01' && day < '2200-01-01', 'must be a date of our time')

/** Which days to look at, both included. */
export const CalendarRange = z
  .object({ from: Day, to: Day })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: calendarMessages.backwards })
  .refine(({ from, to }) => daysBetween(from, to) < rangeLimit, { path: ['to'], message: calendarMessages.longRange })

/** An address as the eye reads it: no blanks, and no name before the host that could pass for it. */
const secureAddress = /^https:\/\/[^\s/?#@]+(?:[/?#]\S*)?$/i

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 09:30')

/** The fields of an event that a form holds: a day, and times on the wall clocks of a zone. */
const eventFields = {
  kind: z.enum(eventKinds),
  name: text().trim().min(1, calendarMessages.nameRequired).max(200),
  details: text().trim().max(2000),
  place: text().trim().max(200),
  joinLink: text().trim().max(2000).regex(secureAddress, calendarMessages.joinLink).nullable(),
  day: Day,
  from: time,
  to: time,
  timeZone: z.string().max(60).refine(isTimeZone, calendarMessages.unknownZone),
  attendees: z.array(text().max(254)).max(attendeeLimit),
}

type Times = { readonly day: string; readonly from: string; readonly to: string; readonly timeZone: string }

/** Whether an event ends after it starts; on the night when clocks are put forward its length is what counts. */
function endsAfterStart({ day, from, to, timeZone }: Times): boolean {
  return from < to && instantOf({ day, time: from }, timeZone) < instantOf({ day, time: to }, timeZone)
}

const isInOrder = {
  path: ['to'],
  message: calendarMessages.endBeforeStart,
  // Times can be compared only where each of them is one.
  when: ({ issues }: { readonly issues: readonly unknown[] }) => issues.length === 0,
}

/** What a form must hold before it is sent. */
export const EventFields = z.object(eventFields).refine(endsAfterStart, isInOrder)

export const EventDraft = z
  .object({
    ...eventFields,
    kind: eventFields.kind.default('meeting'),
    details: eventFields.details.default(''),
    place: eventFields.place.default(''),
    joinLink: eventFields.joinLink.default(null),
    attendees: eventFields.attendees.default([]),
  })
  .refine(endsAfterStart, isInOrder)

/** A changed event. `version` is the one that the change was made from. */
export const EventEdit = z.object({ ...eventFields, version: z.number().int() }).refine(endsAfterStart, isInOrder)

export type EventFields = z.infer<typeof EventFields>
export type EventDraft = z.infer<typeof EventDraft>
export type EventEdit = z.infer<typeof EventEdit>
