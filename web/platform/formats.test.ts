import { describe, expect, test } from 'vitest'
import {
  counted,
  cut,
  daysUntil,
  formatAgo,
  formatDate,
  formatDaysAway,
  formatMoment,
  formatMoney,
  formatPhone,
  formatShortDate,
  formatShortMoney,
  formatWait,
  initials,
  isoDay,
  mailto,
  moneyToType,
  typedCents,
} from './formats.ts'

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

  test('a moment shows with its time of day', () => {
    expect(formatMoment(new Date(2026, 0, 5, 16, 7).toISOString())).toMatch(/^01\/05\/2026, 4:07\sPM$/)
  })

  test.each([
    ['5550100142', '(555) 010-0142'],
    ['555.010.0142', '(555) 010-0142'],
    ['(555) 010-0142', '(555) 010-0142'],
    ['555 010', '555 010'],
    ['', ''],
  ])('a phone typed as %j shows as %j', (typed, shown) => {
    expect(formatPhone(typed)).toBe(shown)
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

  test.each([
    [1, '1 second'],
    [29.2, '30 seconds'],
    [91, '2 minutes'],
    [900, '15 minutes'],
    [5401, '2 hours'],
  ])('%d seconds to wait: %s', (seconds, words) => {
    expect(formatWait(seconds)).toBe(words)
  })
})

test.each([
  [-20, '20 days ago'],
  [-1, '1 day ago'],
  [0, 'today'],
  [1, 'in 1 day'],
  [45, 'in 45 days'],
])('%i days away is %s', (days, words) => {
  expect(formatDaysAway(days)).toBe(words)
})

test('the address that starts a mail says what it is about, and nothing in its parts adds to it', () => {
  expect(mailto('a@b.test', 'Claim of Doe & Partners')).toBe(
    'mailto:a@b.test?subject=Claim%20of%20Doe%20%26%20Partners',
  )
  expect(mailto('a@b.test?bcc=c@d.test', 'x&cc=e')).toBe('mailto:a@b.test%3Fbcc%3Dc@d.test?subject=x%26cc%3De')
})

test.each([
  [0, '$0', '$0'],
  [75_000_000, '$750,000', '$750K'],
  [125_000_000, '$1,250,000', '$1.25M'],
  [120_050, '$1,200.50', '$1.2K'],
  [-86_800, '-$868', '-$868'],
])('%d cents are %s, in short %s', (cents, whole, short) => {
  expect([formatMoney(cents), formatShortMoney(cents)]).toEqual([whole, short])
})

test.each([
  [0, '0'],
  [120_050, '1,200.50'],
  [-86_800, '-868'],
])('%d cents are typed on as %s, and read as they were', (cents, typed) => {
  expect([moneyToType(cents), typedCents(typed)]).toEqual([typed, cents])
})

test('an amount that is not known begins empty', () => {
  expect(moneyToType(null)).toBe('')
})

test('things are counted in words', () => {
  expect([counted(1, 'row'), counted(2000, 'row'), counted(0, 'policy', 'policies')]).toEqual([
    '1 row',
    '2,000 rows',
    '0 policies',
  ])
})

test('a date within a sentence has the month in letters, whatever the time zone', () => {
  expect(['2026-03-04', '2024-12-31', '2026-01-01T23:59:00Z'].map(formatShortDate)).toEqual([
    'Mar 4, 2026',
    'Dec 31, 2024',
    'Jan 1, 2026',
  ])
})

test('a phone number with anything else in it stays as it was typed', () => {
  expect(['206-555-0117', 'abc 206-555-0117 zz'].map(formatPhone)).toEqual(['(206) 555-0117', 'abc 206-555-0117 zz'])
})
