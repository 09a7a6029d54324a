import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../../kit/zone.rules.ts'
import {
  dayOfOccurrence,
  endedBefore,
  hasOccurrence,
  lastDayOf,
  occurrencesWithin,
  repeatText,
  rhythms,
  type Series,
} from './repeat.rules.ts'

const endless = { repeatsUntil: null, repeatsTimes: null }
const day = fc.integer({ min: 0, max: 12_000 }).map((days) => addDays('2000-01-01', days))
const series: fc.Arbitrary<Series> = fc
  .record({
    day,
    repeats: fc.constantFrom(null, ...rhythms),
    until: fc.option(fc.integer({ min: 0, max: 3000 })),
    times: fc.option(fc.integer({ min: 2, max: 60 })),
  })
  .map(({ day: first, repeats, until, times }) => ({
    day: first,
    repeats,
    repeatsUntil: repeats === null || until === null || times !== null ? null : addDays(first, until),
    repeatsTimes: repeats === null ? null : times,
  }))

describe('the occurrences of a series', () => {
  test('on some days are those that counting from the first finds there', () => {
    fc.assert(
      fc.property(series, day, fc.integer({ min: 0, max: 490 }), (of, from, length) => {
        const to = addDays(from, length)
        const counted: number[] = []
        for (let number = 0; hasOccurrence(of, number) && dayOfOccurrence(of, number) <= to; number += 1)
          if (dayOfOccurrence(of, number) >= from) counted.push(number)
        expect(occurrencesWithin(of, { from, to })).toEqual(counted)
      }),
    )
  })

  test('before one stay, where the series ends before it', () => {
    fc.assert(
      fc.property(series, fc.integer({ min: 1, max: 60 }), (of, number) => {
        fc.pre(of.repeats !== null && hasOccurrence(of, number))
        const days = { from: of.day, to: dayOfOccurrence(of, number) }
        const ended = { day: of.day, ...endedBefore(of, number) }
        expect(occurrencesWithin(ended, days)).toEqual(Array.from({ length: number }, (_, at) => at))
      }),
    )
  })

  test('end where it says', () => {
    fc.assert(
      fc.property(series, (of) => {
        const last = lastDayOf(of)
        fc.pre(last !== null)
        const all = occurrencesWithin(of, { from: of.day, to: '2200-01-01' }).map((number) =>
          dayOfOccurrence(of, number),
        )
        expect(all.at(-1)! <= last).toBe(true)
        expect(all).toHaveLength(of.repeatsTimes ?? all.length)
        expect(hasOccurrence(of, all.length)).toBe(false)
      }),
    )
  })

  test('keep their weekday, their day of the month or their day of the year', () => {
    const days = (first: string, repeats: Series['repeats']) =>
      [0, 1, 2, 3].map((number) => dayOfOccurrence({ day: first, repeats, ...endless }, number))
    expect(days('2026-12-28', 'week')).toEqual(['2026-12-28', '2027-01-04', '2027-01-11', '2027-01-18'])
    expect(days('2026-11-30', 'month')).toEqual(['2026-11-30', '2026-12-30', '2027-01-30', '2027-02-28'])
    expect(days('2028-02-29', 'year')).toEqual(['2028-02-29', '2029-02-28', '2030-02-28', '2031-02-28'])
    expect(days('2026-01-31', 'month')[2]).toBe('2026-03-31')
  })
})

test.each([
  [{ repeats: null, ...endless }, ''],
  [{ repeats: 'week', ...endless }, 'every week'],
  [{ repeats: 'month', repeatsUntil: null, repeatsTimes: 6 }, 'every month, 6 times'],
  [{ repeats: 'year', repeatsUntil: '2030-01-01', repeatsTimes: null }, 'every year until 2030-01-01'],
] as const)('%j is said as “%s”', (of, words) => {
  expect(repeatText(of, (said) => said)).toBe(words)
})
