import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '@portico/contract/kit/zone.rules.ts'
import { dayAfterKey, isWeekend, monthWeeks, rangeOf, stepped, weekOf } from './calendar-days.ts'

const day = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('1995-01-01', days))

test('a month is whole weeks that begin on Sunday and hold each of its days once', () => {
  fc.assert(
    fc.property(day, (on) => {
      const weeks = monthWeeks(on)
      const days = weeks.flat()
      expect(weeks.every((week) => week.length === 7 && isWeekend(week[0]!) && isWeekend(week[6]!))).toBe(true)
      expect(days).toEqual(days.map((_, at) => addDays(days[0]!, at)))
      expect(days).toContain(on)
      expect(weeks.every((week) => week.some((each) => each.startsWith(on.slice(0, 7))))).toBe(true)
    }),
  )
})

test('a range never spans more than the server answers, and holds the day it is about', () => {
  fc.assert(
    fc.property(day, fc.constantFrom('month', 'week', 'agenda'), fc.boolean(), (on, view, isNarrow) => {
      const { from, to } = rangeOf(view, on, isNarrow)
      expect(from <= on && on <= to).toBe(true)
      expect(to < addDays(from, 100)).toBe(true)
    }),
  )
})

test.each([
  ['ArrowLeft', '2026-11-24'],
  ['ArrowRight', '2026-11-26'],
  ['ArrowUp', '2026-11-18'],
  ['ArrowDown', '2026-12-02'],
  ['Home', '2026-11-22'],
  ['End', '2026-11-28'],
  ['PageUp', '2026-10-25'],
  ['PageDown', '2026-12-25'],
  ['a', undefined],
])('%s leads from Wednesday, November 25 to %s', (key, expected) =>
  expect(dayAfterKey(key, '2026-11-25')).toBe(expected),
)

test('a step is a month, a week, a day on a narrow screen, or a page of the agenda', () => {
  const from = '2026-11-25'
  expect(stepped('month', from, { isNarrow: false, by: 1 })).toBe('2026-12-25')
  expect(stepped('week', from, { isNarrow: false, by: -1 })).toBe('2026-11-18')
  expect(stepped('week', from, { isNarrow: true, by: 1 })).toBe('2026-11-26')
  expect(stepped('agenda', from, { isNarrow: true, by: 1 })).toBe('2026-12-25')
  expect(weekOf(from)[0]).toBe('2026-11-22')
})
