import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { wallTimeOf } from '../../kit/zone.rules.ts'
import { conversationTopics, topicCodes } from './conversation-topics.ts'
import {
  afterWorkingHours,
  conversationStatuses,
  dueAfter,
  dueTone,
  firstStatus,
  isBrokerageTurn,
  opensNewOne,
  statusAfter,
} from './conversation.rules.ts'

const status = fc.constantFrom(...conversationStatuses)
const moment = fc.date({ min: new Date(2000, 0, 1), max: new Date(2090, 0, 1), noInvalidDate: true })
const hourMs = 3_600_000

describe('whose turn it is', () => {
  test('follows from who wrote last, whatever came before', () => {
    fc.assert(
      fc.property(status, (before) => {
        expect(statusAfter(before, 'client-message')).toBe('WAITING_BROKER')
        expect(statusAfter(before, 'staff-message')).toBe('WAITING_CLIENT')
        expect(statusAfter(before, 'done')).toBe('DONE')
      }),
    )
  })

  test('is not changed by a note, and a reopened conversation is the brokerage’s to answer', () => {
    fc.assert(
      fc.property(status, (before) => {
        expect(statusAfter(before, 'internal-note')).toBe(before)
        expect(statusAfter(before, 'reopen')).toBe(before === 'DONE' ? 'WAITING_BROKER' : before)
      }),
    )
  })

  test('begins with the side that was written to', () => {
    expect([firstStatus(true), firstStatus(false)]).toEqual(['WAITING_CLIENT', 'NEW'])
  })
})

const zone = fc.constantFrom('UTC', 'America/New_York', 'Pacific/Honolulu', 'Asia/Tokyo', 'Australia/Lord_Howe')

describe('when an answer is due', () => {
  const friday = new Date(2026, 10, 20, 16)

  test('counts hours of Mondays to Fridays alone, by the clocks of the brokerage', () => {
    const due = (asked: string, hours: number, timeZone: string) =>
      afterWorkingHours(new Date(asked), hours, timeZone).toISOString()
    expect(due('2026-11-20T16:00:00Z', 4, 'UTC')).toBe('2026-11-20T20:00:00.000Z')
    expect(due('2026-11-20T16:00:00Z', 10, 'UTC')).toBe('2026-11-23T02:00:00.000Z')
    expect(due('2026-11-21T11:00:00Z', 24, 'UTC')).toBe('2026-11-24T00:00:00.000Z')
    // Friday evening in Chicago, Saturday already by Greenwich.
    expect(due('2026-11-21T02:00:00Z', 3, 'America/Chicago')).toBe('2026-11-21T05:00:00.000Z')
    expect(due('2026-11-21T02:00:00Z', 8, 'America/Chicago')).toBe('2026-11-23T10:00:00.000Z')
    // Saturday already in Tokyo, Friday noon in Chicago.
    expect(due('2026-11-20T18:00:00Z', 4, 'Asia/Tokyo')).toBe('2026-11-22T19:00:00.000Z')
  })

  test('is never on a weekend, and never sooner than the hours promised', () => {
    fc.assert(
      fc.property(moment, fc.integer({ min: 1, max: 100 }), zone, (from, hours, timeZone) => {
        const due = afterWorkingHours(from, hours, timeZone)
        expect([0, 6]).not.toContain(new Date(wallTimeOf(due, timeZone).day).getUTCDay())
        // Where clocks go forward a day has an hour less, of which the calendar is asked, not the stopwatch.
        expect(due.getTime()).toBeGreaterThanOrEqual(from.getTime() + (hours - 2) * hourMs)
      }),
    )
  })

  test('stays where it was when the client asks again, and ends when the brokerage has answered', () => {
    fc.assert(
      fc.property(status, fc.integer({ min: 1, max: 240 }), moment, zone, (before, answerHours, now, timeZone) => {
        const when = { now, answerHours, timeZone }
        const owed = { status: before, dueEpoch: isBrokerageTurn(before) ? 1_000_000 : null }
        expect(dueAfter(owed, 'staff-message', when)).toBeNull()
        expect(dueAfter(owed, 'done', when)).toBeNull()
        expect(dueAfter(owed, 'internal-note', when)).toBe(owed.dueEpoch)
        const asked = isBrokerageTurn(before) ? 1_000_000 : afterWorkingHours(now, answerHours, timeZone).getTime()
        expect(dueAfter(owed, 'client-message', when)).toBe(asked)
      }),
    )
  })

  test('each topic promises an answer within two working days', () => {
    expect(topicCodes.filter((topic) => conversationTopics[topic].answerHours > 48)).toEqual([])
  })

  test('is overdue to the minute, else told by the day', () => {
    const at = friday.getTime()
    expect(dueTone(at, friday)).toBe('overdue')
    expect(dueTone(at + hourMs, friday)).toBe('today')
    expect(dueTone(at + 24 * hourMs, friday)).toBe('upcoming')
    expect(dueTone(null, friday)).toBe('none')
  })
})

test('an answer opens a new conversation once the old one has been closed for more than 90 days', () => {
  const resolvedAt = new Date(2026, 0, 1)
  const after = (days: number) => new Date(resolvedAt.getTime() + days * 24 * hourMs)
  expect(opensNewOne({ status: 'DONE', resolvedAt }, after(90))).toBe(false)
  expect(opensNewOne({ status: 'DONE', resolvedAt }, after(90.01))).toBe(true)
  expect(opensNewOne({ status: 'WAITING_CLIENT', resolvedAt: null }, after(400))).toBe(false)
})
