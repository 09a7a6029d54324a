import { rhythms } from '@portico/contract/areas/calendar/repeat.rules.ts'
import { addDays, instantOf } from '@portico/contract/kit/zone.rules.ts'
import fc from 'fast-check'
import ical from 'ical.js'
import { expect, test } from 'vitest'
import { occurrencesOn, spanOf, type Timed } from '../occurrences.ts'
import { icsOf } from './ics.ts'

const now = new Date('2027-01-10T10:00:00Z')
const days = { from: '2026-01-01', to: '2029-12-31' }

const fileOf = (when: Timed) => icsOf('Acme', [{ uid: 'one@portico', name: 'Call', category: 'Meeting', when }], now)

/** When a calendar program has the occurrences of the only event of a file, by nothing but what stands in it. */
function countedBy(file: string): { starts: string[]; ends: string[] } {
  const calendar = new ical.Component(ical.parse(file))
  const event = new ical.Event(calendar.getFirstSubcomponent('vevent')!)
  const [starts, ends]: [string[], string[]] = [[], []]
  const each = event.iterator()
  for (let start = each.next(); start; start = each.next()) {
    if (start.year > 2029) break
    const { startDate, endDate } = event.getOccurrenceDetails(start)
    const said = (time: ical.Time) => (time.isDate ? time.toString() : time.toJSDate().toISOString())
    starts.push(said(startDate))
    ends.push(said(endDate))
  }
  return { starts, ends }
}

/** The same by our own rules. */
function ours(row: Timed) {
  const said = (at: Date) => (row.whole_day ? at.toISOString().slice(0, 10) : at.toISOString())
  const spans = occurrencesOn(row, days)
    .map((number) => spanOf(row, number))
    .filter(({ startsAt }) => startsAt < new Date('2030-01-01'))
  return { starts: spans.map(({ startsAt }) => said(startsAt)), ends: spans.map(({ endsAt }) => said(endsAt)) }
}

const zones = ['America/New_York', 'America/Phoenix', 'Europe/Dublin', 'Australia/Lord_Howe', 'Asia/Kolkata', 'UTC']

const series = fc
  .record({
    day: fc.integer({ min: 0, max: 900 }).map((after) => addDays('2026-01-05', after)),
    zone: fc.constantFrom(...zones),
    whole_day: fc.boolean(),
    repeats: fc.constantFrom(...rhythms),
    end: fc.oneof(
      fc.constant({ repeats_until: null, repeats_times: null }),
      fc.integer({ min: 2, max: 30 }).map((times) => ({ repeats_until: null, repeats_times: times })),
      fc.integer({ min: 0, max: 400 }).map((more) => ({ repeats_until: more, repeats_times: null })),
    ),
    skips: fc.uniqueArray(fc.integer({ min: 0, max: 12 }), { maxLength: 4 }),
  })
  .map(({ day, zone, whole_day, repeats, end, skips }): Timed => {
    const time_zone = whole_day ? 'UTC' : zone
    return {
      starts_at: instantOf({ day, time: whole_day ? '00:00' : '12:00' }, time_zone),
      ends_at: instantOf(whole_day ? { day: addDays(day, 1), time: '00:00' } : { day, time: '13:30' }, time_zone),
      time_zone,
      whole_day,
      repeats,
      repeats_times: end.repeats_times,
      repeats_until: end.repeats_until === null ? null : addDays(day, end.repeats_until),
      skips,
    }
  })

test('a program counts the same occurrences as the calendar, at the same instants, whatever the clocks do', () => {
  fc.assert(
    fc.property(series, (row) => {
      expect(countedBy(fileOf(row))).toEqual(ours(row))
    }),
  )
})

test.each(['2027-01-29', '2027-01-30', '2027-01-31', '2028-02-29'])(
  'a month or year without the day of %s has it on its last',
  (day) => {
    for (const repeats of ['month', 'year'] as const) {
      const [starts_at, ends_at] = ['09:00', '10:00'].map((time) => instantOf({ day, time }, 'America/Chicago'))
      const end = { repeats_until: null, repeats_times: 14, skips: [2] }
      const row = {
        starts_at: starts_at!,
        ends_at: ends_at!,
        time_zone: 'America/Chicago',
        whole_day: false,
        repeats,
        ...end,
      }
      expect(countedBy(fileOf(row))).toEqual(ours(row))
    }
  },
)

test('the file itself says what the clocks of its zones show, and stands for one event', () => {
  const [starts_at, ends_at] = [new Date('2027-03-01T14:00:00Z'), new Date('2027-03-01T15:00:00Z')]
  const end = { repeats: 'week', repeats_until: '2027-12-01', repeats_times: null, skips: [1] } as const
  const file = fileOf({ starts_at, ends_at, time_zone: 'America/New_York', whole_day: false, ...end })
  expect(file).toContain('DTSTART;TZID=America/New_York:20270301T090000')
  expect(file).toContain('RRULE:FREQ=WEEKLY;UNTIL=20271202T045900Z')
  expect(file).toContain('EXDATE;TZID=America/New_York:20270308T090000')
  expect(file).toContain(
    ['BEGIN:DAYLIGHT', 'DTSTART:20270314T020000', 'TZOFFSETFROM:-0500', 'TZOFFSETTO:-0400', 'END:DAYLIGHT'].join(
      '\r\n',
    ),
  )
  expect(file.match(/^BEGIN:VEVENT/gm)).toHaveLength(1)
})
