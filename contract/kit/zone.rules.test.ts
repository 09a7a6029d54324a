import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, addMonths, daysBetween, instantOf, isFuture, isTimeZone, utcDay, wallTimeOf } from './zone.rules.ts'

const zones = ['America/New_York', 'America/Phoenix', 'Europe/Berlin', 'Asia/Kolkata', 'Australia/Lord_Howe', 'UTC']
const zone = fc.constantFrom(...zones)
const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('1995-01-01', days))
const pad = (part: number) => String(part).padStart(2, '0')
const time = fc.tuple(fc.nat(23), fc.nat(59)).map(([hour, minute]) => `${pad(hour)}:${pad(minute)}`)

describe('a time on the wall', () => {
  test('nine in the morning is nine in the morning on every day of every zone', () => {
    fc.assert(
      fc.property(zone, day, (timeZone, on) => {
        expect(wallTimeOf(instantOf({ day: on, time: '09:00' }, timeZone), timeZone)).toEqual({
          day: on,
          time: '09:00',
        })
      }),
    )
  })

  test('of an instant leads back to it, or to the first of two instants an hour or less apart', () => {
    fc.assert(
      fc.property(zone, day, time, (timeZone, on, at) => {
        const instant = new Date(`${on}T${at}:00Z`)
        const back = instantOf(wallTimeOf(instant, timeZone), timeZone)
        const later = instant.getTime() - back.getTime()
        expect(later === 0 || later === 1_800_000 || later === 3_600_000).toBe(true)
        expect(wallTimeOf(back, timeZone)).toEqual(wallTimeOf(instant, timeZone))
      }),
    )
  })

  test.each([
    ['the day before summer time', '2026-03-07', '09:00', '2026-03-07T14:00:00.000Z'],
    ['the day it begins', '2026-03-08', '09:00', '2026-03-08T13:00:00.000Z'],
    ['the day it ends', '2026-11-01', '09:00', '2026-11-01T14:00:00.000Z'],
    ['an hour that is skipped', '2026-03-08', '02:30', '2026-03-08T07:30:00.000Z'],
    ['the first of an hour that comes twice', '2026-11-01', '01:30', '2026-11-01T05:30:00.000Z'],
  ])('in New York, %s', (_, on, at, expected) => {
    expect(instantOf({ day: on, time: at }, 'America/New_York').toISOString()).toBe(expected)
  })
})

test('only names of zones are zones', () => {
  expect(['America/New_York', 'UTC', 'Etc/GMT+5'].every(isTimeZone)).toBe(true)
  expect(['', '+05:00', 'New York', 'Mars/Olympus', 'America/New_York\r\nX'].some(isTimeZone)).toBe(false)
})

test('a day in UTC is that of its clocks from midnight to midnight', () => {
  fc.assert(
    fc.property(day, time, (on, at) => {
      expect(utcDay(new Date(`${on}T${at}:59.999Z`))).toBe(on)
    }),
  )
})

test('what is today on any clock of the earth lies in no future, and what has begun nowhere does', () => {
  const ends = fc.constantFrom('Pacific/Kiritimati', 'Pacific/Auckland', 'UTC', 'America/Chicago', 'Etc/GMT+12')
  fc.assert(
    fc.property(day, time, ends, (on, at, timeZone) => {
      const instant = new Date(`${on}T${at}:00Z`)
      expect(isFuture(wallTimeOf(instant, timeZone).day, utcDay(instant))).toBe(false)
      expect(isFuture(addDays(on, 2), on)).toBe(true)
    }),
  )
})

test.each([
  ['2026-05-06', '2026-05-05', false],
  ['2026-05-07', '2026-05-05', true],
  ['2027', '2026-12-30', true],
  ['2027', '2026-12-31', false],
])('%s is in the future of %s: %s', (then, today, expected) => expect(isFuture(then, today)).toBe(expected))

test('days are counted on the calendar, whatever the clocks do', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: -1000, max: 1000 }), (from, days) => {
      expect(daysBetween(from, addDays(from, days))).toBe(days)
    }),
  )
})

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2024-02-29', -12, '2023-02-28'],
  ['2025-10-31', 18, '2027-04-30'],
])('%s and %i months is %s', (from, months, expected) => expect(addMonths(from, months)).toBe(expected))
