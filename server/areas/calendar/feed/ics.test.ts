import fc from 'fast-check'
import ical from 'ical.js'
import { expect, test } from 'vitest'
import { icsOf, type IcsEntry } from './ics.ts'

const now = new Date('2026-11-22T10:00:00Z')

/** What a calendar program reads from a file. */
const readBack = (file: string) =>
  new ical.Component(ical.parse(file)).getAllSubcomponents('vevent').map((part) => new ical.Event(part))

const meeting: IcsEntry = {
  uid: 'one@portico',
  name: 'Renewal strategy; markets, retentions',
  category: 'Meeting',
  when: {
    starts_at: new Date('2026-11-01T14:00:00Z'),
    ends_at: new Date('2026-11-01T15:30:00Z'),
    time_zone: 'America/New_York',
    whole_day: false,
    repeats: null,
    repeats_until: null,
    repeats_times: null,
    skips: [],
  },
  details: 'First line\nSecond line \\ with a backslash',
  place: 'Harbor & Pine, Boston',
  url: 'https://meet.harbor.example/acme?x=1,2;3',
  sequence: 3,
}

test('a meeting is at its instant, with its words', () => {
  const [event] = readBack(icsOf('Acme', [meeting], now))
  expect(event).toMatchObject({
    uid: 'one@portico',
    summary: meeting.name,
    description: meeting.details,
    location: meeting.place,
    sequence: 3,
  })
  expect(event!.startDate.toJSDate().toISOString()).toBe('2026-11-01T14:00:00.000Z')
  expect(event!.endDate.toJSDate().toISOString()).toBe('2026-11-01T15:30:00.000Z')
  expect(event!.component.getFirstPropertyValue('url')).toBe(meeting.url)
})

test('a day is a day in every time zone', () => {
  const [event] = readBack(icsOf('Acme', [{ ...meeting, when: { day: '2027-01-06' } }], now))
  expect(event!.startDate.isDate).toBe(true)
  expect(event!.startDate.toString()).toBe('2027-01-06')
})

test('whatever is typed comes back, in lines of at most 75 octets, and adds no line of its own', () => {
  const typed = fc.string({ unit: 'grapheme', maxLength: 200 }).map((text) => text.replaceAll(/[\p{Cc}\p{Cs}]/gu, ''))
  fc.assert(
    fc.property(fc.array(typed, { minLength: 1, maxLength: 4 }), typed, (lines, name) => {
      const details = lines.join('\n')
      const file = icsOf(name, [{ ...meeting, name, details }], now)
      const [event] = readBack(file)
      expect(event!.summary ?? '').toBe(name)
      expect(event!.description ?? '').toBe(details)
      expect(file.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
      expect(file.match(/^BEGIN:(?:VCALENDAR|VEVENT)/gm)).toHaveLength(2)
      expect(file.match(/^BEGIN:VEVENT/gm)).toHaveLength(1)
    }),
  )
})
