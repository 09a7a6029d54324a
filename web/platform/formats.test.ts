import { describe, expect, test } from 'vitest'
import { cut, daysUntil, formatAgo, formatDate, initials, isoDay } from './formats.ts'

describe('formats', () => {
  test('dates show as MM/dd/yyyy, in no time zone moved', () => {
    expect(formatDate('2026-01-05')).toBe('01/05/2026')
    expect(formatDate(new Date(2026, 0, 5, 23, 59))).toBe('01/05/2026')
    expect(isoDay(new Date(2026, 0, 5, 0, 1))).toBe('2026-01-05')
  })

  test('days are counted by the calendar, across a change of the clock too', () => {
    expect(daysUntil('2026-03-09', new Date(2026, 2, 7, 23))).toBe(2)
    expect(daysUntil('2026-03-07', new Date(2026, 2, 7, 1))).toBe(0)
    expect(daysUntil('2026-03-01', new Date(2026, 2, 7))).toBe(-6)
  })

  test('how long ago something was', () => {
    const now = new Date('2026-05-20T12:00:00.000Z')
    expect(formatAgo('2026-05-20T11:59:30.000Z', now)).toBe('just now')
    expect(formatAgo('2026-05-20T11:15:00.000Z', now)).toBe('45 min ago')
    expect(formatAgo('2026-05-20T02:00:00.000Z', now)).toBe('10 h ago')
    expect(formatAgo('2026-05-17T12:00:00.000Z', now)).toBe('05/17/2026')
  })

  test('long text is cut, text that fits is not', () => {
    expect(cut('Acme Builders Group, Inc.', 25)).toBe('Acme Builders Group, Inc.')
    expect(cut('Bayside Property Holdings LLC', 25)).toBe('Bayside Property Holdings…')
  })

  test('initials are those of the first two words', () => {
    expect(initials('Acme Builders Group, Inc.')).toBe('AB')
    expect(initials('Doe & Partners LLP')).toBe('DP')
    expect(initials('élan')).toBe('É')
    expect(initials('')).toBe('')
  })
})
