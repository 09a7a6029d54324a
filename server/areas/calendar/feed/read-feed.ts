import type { Calendar, CalendarEvent } from '@portico/contract/areas/calendar/calendar.shapes.ts'
import { kindNames } from '@portico/contract/areas/calendar/entry-kinds.ts'
import { addDays } from '@portico/contract/kit/zone.rules.ts'
import type { Verb } from '../../../platform/context.ts'
import { absoluteLink } from '../../../platform/messages/message-words.ts'
import { notFound } from '../../../platform/refusal.ts'
import { feedByToken } from './calendar-feed.view.ts'
import { keepFeedUse } from './calendar-feeds.store.ts'
import { calendarView } from '../calendar.view.ts'
import { icsOf, type IcsEntry } from './ics.ts'

/** Days back and ahead that a feed covers. */
const daysBack = 90
const daysAhead = 400

/** The calendar of an account for a calendar program; every reading is recorded. */
export const readFeed: Verb<'GET /open/calendar/{token}.ics'> = async (context, { params }) =>
  context.write(async (tx) => {
    const { now, config } = context.platform
    const feed = await feedByToken(tx, params.token)
    if (feed === undefined) throw notFound()
    await keepFeedUse(tx, feed, now())
    await tx.record({
      action: 'calendar-feed.read',
      subject: { type: 'calendar-feed', id: feed.userId },
      after: { accountCode: feed.account, ip: context.client.ip },
    })
    const today = now().toISOString().slice(0, 10)
    const days = { from: addDays(today, -daysBack), to: addDays(today, daysAhead) }
    const entries = entriesOf(feed.account, await calendarView(tx, feed, days), config.publicUrl)
    return { status: 200, calendar: icsOf(feed.companyName, entries, now()) }
  })

function entriesOf(account: string, { events, dates }: Calendar, publicUrl: URL | undefined): IcsEntry[] {
  const uidOf = (id: string) => `${account}-${id}@portico`
  return [
    // Each occurrence stands for itself: none of them needs the rules by which a program would count them.
    ...events.map((event) => ({
      uid: uidOf(event.repeats === null ? event.id : `${event.id}-${event.occurrence}`),
      name: event.name,
      category: kindNames[event.kind],
      when: event.wholeDay
        ? { day: event.startsAt.slice(0, 10) }
        : { startsAt: new Date(event.startsAt), endsAt: new Date(event.endsAt) },
      details: detailsOf(event),
      place: event.place,
      url: event.joinLink ?? undefined,
      sequence: event.version - 1,
    })),
    ...dates.map((date) => ({
      uid: uidOf(date.id),
      name: `${kindNames[date.kind]}: ${date.name}`,
      category: kindNames[date.kind],
      when: { day: date.day },
      url: absoluteLink(date.link, publicUrl),
    })),
  ]
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

const detailsOf = ({ amount, details, joinLink }: CalendarEvent): string =>
  [amount === null ? '' : `Amount due: ${dollars.format(amount / 100)}`, details, joinLink ?? '']
    .filter((part) => part !== '')
    .join('\n\n')
