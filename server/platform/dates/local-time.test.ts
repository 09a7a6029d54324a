import fc from 'fast-check'
import { expect, test } from 'vitest'
import { localHour, localTimeAt } from './local-time.ts'

const moments = fc.date({ min: new Date('2000-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
const zones = fc.constantFrom(
  'America/New_York',
  'America/Los_Angeles',
  'America/Phoenix',
  'Asia/Kathmandu',
  'Pacific/Auckland',
  'UTC',
)

test('an hour of a local day is the moment at which the clock there shows it', () => {
  fc.assert(
    fc.property(moments, zones, fc.integer({ min: 0, max: 23 }), (moment, zone, hour) => {
      const today = localTimeAt(moment, zone)
      const shown = localTimeAt(localHour(moment, zone, { hour }), zone)
      const isSkipped = shown.hour === hour + 1
      expect(shown).toEqual({ ...today, hour: isSkipped ? hour + 1 : hour, minute: 0 })
    }),
  )
})

test('days later are counted by the calendar, also where clocks change', () => {
  const saturday = new Date('2026-03-07T17:00:00Z')
  expect(localHour(saturday, 'America/New_York', { hour: 9, days: 1 })).toEqual(new Date('2026-03-08T13:00:00Z'))
  expect(localHour(saturday, 'America/New_York', { hour: 9, days: -1 })).toEqual(new Date('2026-03-06T14:00:00Z'))
})

test('an hour that the change of clocks skips counts as the next', () => {
  const day = new Date('2026-03-08T17:00:00Z')
  expect(localHour(day, 'America/New_York', { hour: 2 })).toEqual(new Date('2026-03-08T07:00:00Z'))
})
