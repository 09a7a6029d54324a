import type { CalendarEvent } from '@portico/contract/areas/calendar/calendar.shapes.ts'
import { addDays, instantOf } from '@portico/contract/kit/zone.rules.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { atOtherTime, editOf, entriesByDay, onOtherDay } from './calendar-entries.ts'

const timeZone = 'America/New_York'

function eventOn(day: string, from = '09:00', to = '10:30'): CalendarEvent {
  return {
    id: 'one',
    kind: 'meeting',
    name: 'Renewal strategy meeting',
    details: '',
    place: '',
    joinLink: null,
    startsAt: instantOf({ day, time: from }, timeZone).toISOString(),
    endsAt: instantOf({ day, time: to }, timeZone).toISOString(),
    timeZone,
    wholeDay: false,
    amount: null,
    repeats: null,
    repeatsUntil: null,
    repeatsTimes: null,
    firstDay: day,
    occurrence: 0,
    owner: { username: 'a', name: 'A' },
    attendees: [{ username: 'b', name: 'B' }],
    isOwner: true,
    version: 4,
  }
}

const day = fc.integer({ min: 0, max: 4000 }).map((days) => addDays('2020-01-01', days))

test('moved to any other day, nine o’clock stays nine o’clock', () => {
  fc.assert(
    fc.property(day, day, (from, to) => {
      const moved = onOtherDay(eventOn(from), { from, to })
      expect(moved).toMatchObject({ day: to, from: '09:00', to: '10:30', timeZone, version: 4 })
    }),
  )
})

test('moved to another hour, an event lasts as long as before', () => {
  const start = instantOf({ day: '2026-12-03', time: '13:15' }, timeZone)
  expect(atOtherTime(eventOn('2026-11-25'), start)).toMatchObject({ day: '2026-12-03', from: '13:15', to: '14:45' })
})

test('a whole day is that day wherever one is, and moved to an hour it stays whole', () => {
  const startsAt = '2026-11-25T00:00:00.000Z'
  const due = {
    ...eventOn('2026-11-25'),
    startsAt,
    endsAt: '2026-11-26T00:00:00.000Z',
    timeZone: 'UTC',
    wholeDay: true,
  }
  expect([...entriesByDay({ events: [due], dates: [], isCut: false })]).toMatchObject([['2026-11-25', [{ time: '' }]]])
  const moved = atOtherTime(due, new Date(2026, 11, 3, 13, 15))
  expect(moved).toMatchObject({ day: '2026-12-03', from: '00:00', to: '00:00', timeZone: 'UTC', wholeDay: true })
})

test('each occurrence of a series is an entry of its own', () => {
  const series = { ...eventOn('2026-11-25'), repeats: 'week' as const }
  const next = { ...eventOn('2026-12-02'), repeats: 'week' as const, occurrence: 1 }
  const entries = [...entriesByDay({ events: [series, next], dates: [], isCut: false }).values()].flat()
  expect(entries.map(({ id }) => id)).toEqual(['one', 'one/1'])
})

test('a form begins with the times and the people as they are', () => {
  expect(editOf(eventOn('2026-11-25'))).toMatchObject({
    day: '2026-11-25',
    from: '09:00',
    to: '10:30',
    attendees: ['b'],
  })
})

test('a day begins with what takes all of it', () => {
  const on = eventOn('2026-11-25', '12:00', '13:00')
  const due = { id: 'two', kind: 'task' as const, name: 'Order loss runs', day: '2026-11-25', link: '/ACME/dashboard' }
  const entries = entriesByDay({ events: [on], dates: [due], isCut: false }).get('2026-11-25')
  expect(entries?.map(({ id }) => id)).toEqual(['two', 'one'])
})
