import type { CalendarDate } from '@portico/contract/areas/calendar/calendar.shapes.ts'
import { kindNames } from '@portico/contract/areas/calendar/entry-kinds.ts'
import { addDays, utcDay } from '@portico/contract/kit/zone.rules.ts'
import type { Handler } from '../../../platform/context.ts'
import { absoluteLink } from '../../../platform/messages/message-text.ts'
import { notFound } from '../../../platform/error-response.ts'
import { feedByToken } from './calendar-feed.view.ts'
import { recordFeedUse } from './calendar-feeds.store.ts'
import type { EventRow } from '../calendar-event.view.ts'
import { datesOn, eventsOn } from '../calendar.view.ts'
import { occurrencesOn } from '../occurrences.ts'
import { icsOf, type IcsEntry } from './ics.ts'

/** Days back and ahead that a feed covers. */
const daysBack = 90
const daysAhead = 400

/** The calendar of an account for a calendar program; every reading is recorded. */
export const readFeed: Handler<'GET /open/calendar/{token}.ics'> = async (context, { params }) =>
  context.write(async (tx) => {
    const { now, config } = context.platform
    const feed = await feedByToken(tx, params.token)
    if (feed === undefined) throw notFound()
    await recordFeedUse(tx, feed, now())
    await tx.record({
      action: 'calendar-feed.read',
      subject: { type: 'calendar-feed', id: feed.userId },
      after: { accountCode: feed.account, ip: context.client.ip },
    })
    const today = utcDay(now())
    const days = { from: addDays(today, -daysBack), to: addDays(today, daysAhead) }
    const [events, { dates }] = await Promise.all([eventsOn(tx, feed.account, days), datesOn(tx, feed, days)])
    const shown = events.filter((event) => occurrencesOn(event, days).length > 0)
    const entries = [...entriesOf(feed.account, shown), ...daysOf(feed.account, dates, config.publicUrl)]
    return { status: 200, calendar: icsOf(feed.companyName, entries, now()) }
  })

/** A series is one entry: the calendar program computes its occurrences. */
function entriesOf(account: string, events: readonly EventRow[]): IcsEntry[] {
  return events.map((event) => ({
    uid: uidOf(account, event.id),
    name: event.name,
    category: kindNames[event.kind],
    when: event,
    details: detailsOf(event),
    place: event.place,
    url: event.join_link ?? undefined,
    sequence: event.version - 1,
  }))
}

const daysOf = (account: string, dates: readonly CalendarDate[], publicUrl: URL | undefined): IcsEntry[] =>
  dates.map((date) => ({
    uid: uidOf(account, date.id),
    name: `${kindNames[date.kind]}: ${date.name}`,
    category: kindNames[date.kind],
    when: { day: date.day },
    url: absoluteLink(date.link, publicUrl),
  }))

const uidOf = (account: string, id: string): string => `${account}-${id}@portico`

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

const detailsOf = ({ amount_cents: amount, details, join_link: joinLink }: EventRow): string =>
  [amount === null ? '' : `Amount due: ${dollars.format(amount / 100)}`, details, joinLink ?? '']
    .filter((part) => part !== '')
    .join('\n\n')
