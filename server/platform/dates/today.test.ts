import { expect, test } from 'vitest'
import { portalDay, todayOf } from './today.ts'

/** Half past one at night in New York, and half past ten of the day before in Los Angeles. */
const platform = { now: () => new Date('2026-12-02T06:30:00Z') }
const east = { timeZone: 'America/New_York' }
const west = { timeZone: 'America/Los_Angeles' }
const actor = (...zones: readonly string[]) => ({ timeZones: new Map(zones.map((zone, at) => [`B${at}`, zone])) })

test.each([
  ['an account by the clock of its brokerage', { account: west, actor: actor(east.timeZone) }, '2026-12-01'],
  ['a brokerage by its clock', { brokerage: west, actor: actor() }, '2026-12-01'],
  ['a link by the clock of the brokerage that sent it', west, '2026-12-01'],
  [
    'all accounts of a person by the clock of their brokerages',
    { actor: actor(west.timeZone, west.timeZone) },
    '2026-12-01',
  ],
  [
    'brokerages in several zones by the clock of the portal',
    { actor: actor(west.timeZone, 'Asia/Tokyo') },
    '2026-12-02',
  ],
  ['no brokerage by the clock of the portal', { actor: actor() }, '2026-12-02'],
])('dates %s', (_, about, day) => {
  expect(todayOf({ platform, ...about })).toBe(day)
})

test('the portal dates by New York, where it is still the day before at 01:30 UTC', () => {
  expect(portalDay({ now: () => new Date('2026-12-02T01:30:00Z') })).toBe('2026-12-01')
})
