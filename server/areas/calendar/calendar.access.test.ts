import type { CalendarEvent } from '@portico/contract/areas/calendar/calendar.shapes.ts'
import { expect, test } from 'vitest'
import { askers, insured, staff, whoMay } from '../../platform/access/test/askers.ts'
import { mayAddEvent, mayEditEvent, mayHaveFeed } from './calendar.access.ts'

const event = (isOwner: boolean) => ({ isOwner }) as CalendarEvent

test('everyone but the carrier adds events, and everyone may take the calendar along', () => {
  // A viewer is stopped before any rule of the calendar is asked.
  expect(whoMay(({ account }) => mayAddEvent(account))).toEqual([...insured, 'viewer', ...staff])
  expect(whoMay(({ account }) => mayHaveFeed(account))).toHaveLength(9)
  const { account } = askers['insured User']
  expect(mayHaveFeed({ ...account, roles: [] })).toBe(false)
})

test('an event is changed by who made it, the primary account manager, and administrators', () => {
  const { account } = askers['brokerage staff']
  expect(mayEditEvent(event(false), account, false)).toBe(false)
  expect(mayEditEvent(event(true), account, false)).toBe(true)
  expect(mayEditEvent(event(false), account, true)).toBe(true)
  expect(mayEditEvent(event(false), { ...account, roles: ['CLAIMS', 'P_ACCT_MGR'] }, false)).toBe(true)
})
