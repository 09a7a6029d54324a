import { describe, expect, test } from 'vitest'
import { heldUntil, nextDigest } from './telling-times.ts'

const timeZone = 'America/Los_Angeles'
const at = (time: string) => new Date(`${time}-08:00`)

describe('quiet hours', () => {
  const overNight = { quietHours: { from: 22, until: 7 }, timeZone, digestHour: 8 }

  test.each([
    ['2026-01-05T21:59', undefined],
    ['2026-01-05T22:00', '2026-01-06T07:00'],
    ['2026-01-06T06:59', '2026-01-06T07:00'],
    ['2026-01-06T07:00', undefined],
  ])('over night: what is told at %s waits until %s', (now, until) => {
    expect(heldUntil(at(now), overNight)).toEqual(until === undefined ? undefined : at(until))
  })

  test('within a day hold until the afternoon; without any nothing waits', () => {
    const noon = { ...overNight, quietHours: { from: 12, until: 14 } }
    expect(heldUntil(at('2026-01-05T13:30'), noon)).toEqual(at('2026-01-05T14:00'))
    expect(heldUntil(at('2026-01-05T14:30'), noon)).toBeUndefined()
    expect(heldUntil(at('2026-01-05T23:30'), { ...overNight, quietHours: null })).toBeUndefined()
  })
})

describe('a digest leaves', () => {
  const times = { quietHours: null, timeZone, digestHour: 8 }

  test.each([
    ['DAILY', '2026-01-05T07:59', '2026-01-05T08:00'],
    ['DAILY', '2026-01-05T08:00', '2026-01-06T08:00'],
    ['WEEKLY', '2026-01-05T07:59', '2026-01-05T08:00'],
    ['WEEKLY', '2026-01-05T08:00', '2026-01-12T08:00'],
    ['WEEKLY', '2026-01-10T12:00', '2026-01-12T08:00'],
  ] as const)('%s: told at %s, it leaves at %s', (every, now, leaves) => {
    expect(nextDigest(at(now), every, times)).toEqual(at(leaves))
  })
})
