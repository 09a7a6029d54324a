import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween } from '../../kit/zone.rules.ts'
import { earnedPremium, figuresOf, frequencyOf, lossRatio, ratedOf } from './loss-analysis.ts'

const none = { indemnity: 0, medical: 0, expense: 0 }
const aLoss = (paid: number) => ({
  status: 'CLOSED',
  paid: { ...none, indemnity: paid },
  reserve: none,
  recovered: none,
})
const losses = fc.array(fc.nat(10_000_000).map(aLoss), { maxLength: 5 })
const termOf = (year: number, premium: number | null = 1_000_000) => ({
  line: 'AUTO',
  from: `${year}-01-01`,
  to: `${year + 1}-01-01`,
  premium,
})

test('figures of years add up to those of all, and an average is what one loss comes to', () => {
  fc.assert(
    fc.property(fc.array(losses, { maxLength: 5 }), (years) => {
      const all = figuresOf(years.flat())
      const sum = (key: 'count' | 'incurred' | 'paid' | 'open') =>
        years.map((each) => figuresOf(each)[key]).reduce((one, other) => one + other, 0)
      for (const key of ['count', 'incurred', 'paid', 'open'] as const) expect(sum(key)).toBe(all[key])
      expect(all.average === null).toBe(all.count === 0)
      expect(Math.abs((all.average ?? 0) * all.count - all.incurred)).toBeLessThanOrEqual(all.count / 2)
    }),
  )
})

test('without earned premium there is neither ratio nor frequency', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(1000), fc.integer({ min: 1, max: 1_000_000_000 }), (incurred, count, earned) => {
      expect([lossRatio(incurred, 0), frequencyOf(count, 0)]).toEqual([null, null])
      expect(lossRatio(incurred, earned)! * earned).toBeCloseTo(incurred, 3)
      expect((frequencyOf(count, earned)! * earned) / 100_000_000).toBeCloseTo(count, 6)
    }),
  )
})

test('a premium is earned day by day: nothing before its term, all of it after, never less than the day before', () => {
  fc.assert(
    fc.property(fc.nat(100_000_000), fc.integer({ min: -400, max: 800 }), (premium, days) => {
      const term = termOf(2024, premium)
      const on = addDays(term.from, days)
      const earned = earnedPremium(term, on)
      expect(earned).toBeLessThanOrEqual(earnedPremium(term, addDays(on, 1)))
      const part = Math.min(Math.max(days / daysBetween(term.from, term.to), 0), 1)
      expect(Math.abs(earned - premium * part)).toBeLessThanOrEqual(0.51)
    }),
  )
  expect(earnedPremium(termOf(2024, null), '2024-06-01')).toBe(0)
})

test('terms without a loss run count neither losses nor premium', () => {
  const valued = { term: termOf(2023), valuations: [{ on: '2024-12-31', losses: [aLoss(250_000)] }] }
  const unvalued = { term: termOf(2024), valuations: [] }
  expect(ratedOf([valued, unvalued])).toMatchObject({ terms: 2, termsValued: 1, earned: 1_000_000, ratio: 0.25 })
})
