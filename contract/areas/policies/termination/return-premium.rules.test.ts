import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween } from '../../../kit/zone.rules.ts'
import { type CancelMethod, cancelMethods, returnPremium } from './return-premium.rules.ts'

const year = { effectiveDate: '2026-01-01', expirationDate: '2027-01-01' }
const parts = [{ amount: 1_200_000, from: '2026-01-01' }]

test.each([
  ['PRO_RATA', '2026-04-01', 0, 904_110],
  ['SHORT_RATE', '2026-04-01', 0, 813_699],
  // 90 days in force: 35 percent of the premium is earned by the table.
  ['SHORT_RATE_TABLE', '2026-04-01', 0, 780_000],
  ['SHORT_RATE_TABLE', '2026-01-02', 0, 1_140_000],
  ['SHORT_RATE_TABLE', '2026-12-31', 0, 0],
  ['SHORT_RATE_TABLE', '2026-01-01', 0, 1_200_000],
  ['FLAT', '2026-01-01', 0, 1_200_000],
  ['PRO_RATA', '2026-01-01', 0, 1_200_000],
  ['PRO_RATA', '2026-12-31', 0, 3288],
  ['PRO_RATA', '2026-04-01', 25, 900_000],
  ['PRO_RATA', '2026-04-01', 100, 0],
] as const)(
  '%s on %s with a minimum earned of %i%% returns %i cents of $12,000',
  (method, cancelOn, minimumEarned, cents) => {
    expect(returnPremium({ ...year, parts, method, cancelOn, minimumEarned })).toBe(cents)
  },
)

test('an endorsement earns its premium from its own date, and none of it before', () => {
  const added = { amount: 184_000, from: '2026-07-01' }
  const at = (cancelOn: string) =>
    returnPremium({ ...year, parts: [{ amount: 0, from: '2026-01-01' }, added], method: 'PRO_RATA', cancelOn })
  expect(at('2026-04-01')).toBe(184_000)
  expect(at('2026-10-01')).toBe(92_000)
})

const methods = Object.keys(cancelMethods) as CancelMethod[]
const cancellation = fc
  .record({
    days: fc.integer({ min: 1, max: 1100 }),
    amount: fc.integer({ min: 0, max: 10_000_000_000 }),
    method: fc.constantFrom(...methods),
    minimumEarned: fc.integer({ min: 0, max: 100 }),
    share: fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true })),
  })
  .map(({ days, amount, share, ...asked }) => ({
    ...asked,
    parts: [{ amount, from: '2026-01-01' }],
    effectiveDate: '2026-01-01',
    expirationDate: addDays('2026-01-01', days),
    days: share.map((each) => Math.floor(each * days)).toSorted((one, other) => one - other) as [number, number],
  }))

test('a return is never negative, never more than the premium, and leaves the minimum earned', () => {
  fc.assert(
    fc.property(cancellation, ({ days: [day], ...asked }) => {
      const total = asked.parts[0]!.amount
      const back = returnPremium({ ...asked, cancelOn: addDays(asked.effectiveDate, day) })
      expect(Number.isInteger(back)).toBe(true)
      expect(back).toBeGreaterThanOrEqual(0)
      expect(back).toBeLessThanOrEqual(total)
      const least = asked.method === 'FLAT' ? 0 : Math.floor((total * asked.minimumEarned) / 100)
      expect(total - back).toBeGreaterThanOrEqual(least)
    }),
  )
})

test('a later cancellation never returns more, and a short rate never more than pro rata', () => {
  fc.assert(
    fc.property(cancellation, ({ days: [first, later], ...asked }) => {
      const at = (day: number, method: CancelMethod) =>
        returnPremium({ ...asked, method, cancelOn: addDays(asked.effectiveDate, day) })
      expect(at(later, asked.method)).toBeLessThanOrEqual(at(first, asked.method))
      for (const shortRate of ['SHORT_RATE', 'SHORT_RATE_TABLE'] as const)
        expect(at(first, shortRate)).toBeLessThanOrEqual(at(first, 'PRO_RATA'))
    }),
  )
})

test('without a minimum, what is earned and what is returned pro rata go by the days', () => {
  fc.assert(
    fc.property(cancellation, ({ days: [day], ...asked }) => {
      const cancelOn = addDays(asked.effectiveDate, day)
      const back = returnPremium({ ...asked, method: 'PRO_RATA', minimumEarned: 0, cancelOn })
      const term = daysBetween(asked.effectiveDate, asked.expirationDate)
      expect(Math.abs(back * term - asked.parts[0]!.amount * (term - day))).toBeLessThanOrEqual(term)
    }),
  )
})
