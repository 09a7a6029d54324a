import { expect, test } from 'vitest'
import { audienceText, includesSide, isWholePlatform } from './audience.ts'
import { broadcastMessages, usualOptOutLine } from './broadcast.messages.ts'
import { bannerEnd, canStop, draftErrors, respectsOptOut, sendInstant } from './broadcast.rules.ts'
import type { BroadcastDraft } from './broadcast.shapes.ts'

const now = new Date('2026-07-01T15:00:00Z')
const draft: BroadcastDraft = {
  kind: 'SERVICE',
  title: 'Maintenance',
  text: 'Sunday night',
  channel: 'BOTH',
  audience: { people: 'EVERYONE', brokerages: [], accounts: [], roles: [] },
  sendAt: null,
  timeZone: 'America/New_York',
  bannerUntil: '2026-07-04',
  optOutLine: '',
}

test('is sent at its wall time in its zone, and its banner disappears when the last day ends there', () => {
  const later = { ...draft, sendAt: { day: '2026-07-02', time: '09:00' } }
  expect(sendInstant(draft, now)).toEqual(now)
  expect(sendInstant(later, now).toISOString()).toBe('2026-07-02T13:00:00.000Z')
  expect(bannerEnd(draft)?.toISOString()).toBe('2026-07-05T04:00:00.000Z')
})

test.each([
  [{}, {}],
  [{ sendAt: { day: '2026-07-01', time: '10:59' } }, { sendAt: broadcastMessages.past }],
  [{ sendAt: { day: '2026-07-01', time: '11:01' } }, {}],
  [{ bannerUntil: null }, { bannerUntil: broadcastMessages.untilRequired }],
  [{ bannerUntil: '2026-06-30' }, { bannerUntil: broadcastMessages.untilPast }],
  [{ bannerUntil: null, channel: 'EMAIL' }, {}],
  [{ kind: 'MARKETING' }, { optOutLine: broadcastMessages.optOutRequired }],
  [{ kind: 'MARKETING', channel: 'BANNER' }, {}],
  [{ kind: 'MARKETING', optOutLine: usualOptOutLine }, {}],
] as const)('names by field what is wrong with a draft: %j', (change, errors) => {
  expect(draftErrors({ ...draft, ...change }, now)).toEqual(errors)
})

test('passes over those who opted out for marketing email only', () => {
  expect(respectsOptOut({ kind: 'MARKETING', channel: 'EMAIL' })).toBe(true)
  expect(respectsOptOut({ kind: 'MARKETING', channel: 'BANNER' })).toBe(false)
  expect(respectsOptOut({ kind: 'SERVICE', channel: 'EMAIL' })).toBe(false)
})

test.each([
  ['SCHEDULED', 'EMAIL', null, true],
  ['SENDING', 'EMAIL', null, true],
  ['SENT', 'EMAIL', null, false],
  ['SENT', 'BANNER', '2026-07-05T04:00:00.000Z', true],
  ['SENT', 'BANNER', '2026-07-01T04:00:00.000Z', false],
  ['STOPPED', 'BANNER', '2026-07-05T04:00:00.000Z', false],
] as const)('%s by %s with a banner until %s can be stopped: %s', (state, channel, bannerUntil, expected) => {
  expect(canStop({ state, channel, bannerUntil, email: null }, now)).toBe(expected)
  const email = { waiting: 1, delivered: 0, failed: 0, optedOut: 0, withdrawn: 0 }
  expect(canStop({ state, channel, bannerUntil, email }, now)).toBe(state !== 'STOPPED')
})

test('says in words who an audience is, and which sides it includes', () => {
  const staff = { ...draft.audience, brokerages: ['HARBOR'], roles: ['STAFF:ADVISOR'] }
  expect(audienceText(staff)).toBe('Everyone; HARBOR; Staff: Advisor')
  expect([includesSide(staff, 'STAFF'), includesSide(staff, 'CLIENTS'), isWholePlatform(staff)]).toEqual([
    true,
    false,
    false,
  ])
  expect(isWholePlatform(draft.audience)).toBe(true)
})
