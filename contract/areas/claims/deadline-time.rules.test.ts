import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { claimDeadlineRule } from './claim-deadline-rule.shapes.ts'
import { dueOf, timeText } from './deadline-time.rules.ts'

const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2034-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const amount = fc.integer({ min: 1, max: 31 })
const months = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7))
const lastDay = (date: string) => new Date(Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)), 0)).getUTCDate()
const dayOf = (date: string) => Number(date.slice(8))

describe('a time that is a day of a month', () => {
  test('falls on that day or on the last of a shorter month', () => {
    fc.assert(
      fc.property(day, amount, fc.constantFrom('MONTH_DAY', 'NEXT_MONTH'), (start, of, unit) => {
        const dueOn = dueOf(start, { amount: of, unit })!
        expect(dayOf(dueOn)).toBe(Math.min(of, lastDay(dueOn)))
      }),
    )
  })

  test('is the next one, not before its start and within a month, or in the following month', () => {
    fc.assert(
      fc.property(day, amount, (start, of) => {
        const next = dueOf(start, { amount: of, unit: 'MONTH_DAY' })!
        expect(next >= start).toBe(true)
        expect(months(next) - months(start)).toBe(dayOf(start) <= Math.min(of, lastDay(start)) ? 0 : 1)
        expect(months(dueOf(start, { amount: of, unit: 'NEXT_MONTH' })!) - months(start)).toBe(1)
      }),
    )
  })

  test('is no earlier for a later start or a later day', () => {
    fc.assert(
      fc.property(
        day,
        day,
        amount,
        amount,
        fc.constantFrom('MONTH_DAY', 'NEXT_MONTH'),
        (one, other, few, more, unit) => {
          const [first, last] = [one, other].toSorted() as [string, string]
          expect(dueOf(first, { amount: few, unit })! <= dueOf(last, { amount: few, unit })!).toBe(true)
          const [less, most] = [few, more].toSorted((a, b) => a - b) as [number, number]
          const inNext = (of: number) => dueOf(one, { amount: of, unit: 'NEXT_MONTH' })!
          expect(inNext(less) <= inNext(most)).toBe(true)
        },
      ),
    )
  })

  test('goes over the end of the year and February', () => {
    expect(dueOf('2026-12-26', { amount: 25, unit: 'MONTH_DAY' })).toBe('2027-01-25')
    expect(dueOf('2026-12-05', { amount: 15, unit: 'NEXT_MONTH' })).toBe('2027-01-15')
    expect(dueOf('2027-01-31', { amount: 31, unit: 'NEXT_MONTH' })).toBe('2027-02-28')
    expect(dueOf('2028-02-29', { amount: 31, unit: 'MONTH_DAY' })).toBe('2028-02-29')
  })
})

test('a date of the next year is the last of February in a short one, and no deadline has no day', () => {
  expect(dueOf('2026-05-01', { amount: 229, unit: 'NEXT_YEAR' })).toBe('2027-02-28')
  expect(dueOf('2027-05-01', { amount: 229, unit: 'NEXT_YEAR' })).toBe('2028-02-29')
  expect(dueOf('2026-05-01', { amount: 1, unit: 'NONE' })).toBeUndefined()
})

test('times read as people say them', () => {
  const texts = [
    { amount: 15, unit: 'WORKING' },
    { amount: 1, unit: 'CALENDAR' },
    { amount: 22, unit: 'MONTH_DAY' },
    { amount: 31, unit: 'MONTH_DAY' },
    { amount: 13, unit: 'NEXT_MONTH' },
    { amount: 31, unit: 'NEXT_MONTH' },
    { amount: 302, unit: 'NEXT_YEAR' },
    { amount: 1, unit: 'NONE' },
  ] as const
  expect(texts.map(timeText)).toEqual([
    '15 working days',
    '1 calendar day',
    'The next 22nd of a month',
    'Last day of the month',
    'The 13th of the following month',
    'The last day of the following month',
    '03/02 of the next year',
    'No deadline',
  ])
})

describe('a rule', () => {
  const errorsOf = (more: object) => {
    const draft = {
      level: 'BROKERAGE',
      kind: 'ACKNOWLEDGMENT',
      state: 'IL',
      amount: 5,
      unit: 'CALENDAR',
      source: 'A law',
    }
    const { error } = claimDeadlineRule.draft.safeParse({ ...draft, fromOn: '2026-01-01', ...more })
    return (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message])
  }

  test('names a day that months have, or a date that exists', () => {
    expect([errorsOf({ amount: 31, unit: 'NEXT_MONTH' }), errorsOf({ amount: 229, unit: 'NEXT_YEAR' })]).toEqual([
      [],
      [],
    ])
    expect(errorsOf({ amount: 32, unit: 'MONTH_DAY' })).toEqual([['amount', expect.stringMatching(/1 to 31/)]])
    for (const amountOf of [7, 231, 1200])
      expect(errorsOf({ amount: amountOf, unit: 'NEXT_YEAR' })).toEqual([['amount', expect.stringMatching(/302/)]])
  })

  test('differs by line where carriers do: notice to them and their acknowledgment', () => {
    expect(errorsOf({ line: 'WORKERS_COMP', unit: 'NONE' })).toEqual([])
    expect(errorsOf({ kind: 'SUIT', line: 'AUTO' })).toEqual([['line', expect.stringMatching(/any line/)]])
    expect(errorsOf({ policyNumber: 'P-1' })).toEqual([['policyNumber', expect.stringMatching(/blank/)]])
  })
})
