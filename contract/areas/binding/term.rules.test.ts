import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, daysBetween } from '../../kit/zone.rules.ts'
import { installments, paymentPlans } from '../policies/payment-plans.ts'
import { binderErrors, usualBinder } from './binder.rules.ts'
import { bindingMessages } from './binding.messages.ts'
import { binderReminderOn, isNearRenewal, proRata, termEnd, termPremium, yearLater } from './term.rules.ts'

const day = fc.integer({ min: 0, max: 4000 }).map((days) => addDays('2024-01-01', days))
const amount = fc.integer({ min: 0, max: 10 ** 12 })

describe('a part of a term', () => {
  test('is what the customer computed', () => {
    const left = daysBetween('2026-04-01', '2027-01-01')
    expect(proRata(1_200_000, left, 365)).toBe(904_110)
  })

  test('and the rest come to the whole, to the cent', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 365 }), (whole, days) => {
        const parts = proRata(whole, days, 365) + proRata(whole, 365 - days, 365)
        expect(Math.abs(parts - whole)).toBeLessThanOrEqual(1)
      }),
    )
  })
})

describe('the term', () => {
  test('never lasts longer than a year, and later cover never costs more', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -90, max: 89 }), amount, (renewsOn, apart, premium) => {
        const from = addDays(renewsOn, apart)
        expect(isNearRenewal(from, renewsOn)).toBe(true)
        expect(termEnd(from, renewsOn) > from).toBe(true)
        expect(termEnd(from, renewsOn) <= yearLater(from)).toBe(true)
        expect(termPremium(premium, addDays(from, 1), renewsOn)).toBeLessThanOrEqual(
          termPremium(premium, from, renewsOn),
        )
      }),
    )
  })

  test('that begins later ends with the others', () => {
    expect(termEnd('2026-12-20', '2026-12-15')).toBe('2027-12-15')
    expect(termEnd('2026-12-10', '2026-12-15')).toBe('2027-12-10')
    expect(termPremium(365_00, '2026-12-25', '2026-12-15')).toBe(355_00)
    expect(yearLater('2028-02-29')).toBe('2029-03-01')
  })

  test('begins near the renewal', () => {
    expect(['2026-09-15', '2026-09-16', '2027-03-15', '2027-03-16'].map((each) => isNearRenewal(each, '2026-12-15'))) //
      .toEqual([false, true, true, false])
  })
})

describe('a payment plan', () => {
  test('comes to the total, in payments that differ by a cent at most but for taxes and fees with the first', () => {
    fc.assert(
      fc.property(fc.constantFrom(...paymentPlans), amount, amount, day, (plan, premium, taxesAndFees, from) => {
        const paid = installments(plan, { premium, taxesAndFees }, from)
        expect(paid.reduce((sum, each) => sum + each.amount, 0)).toBe(premium + taxesAndFees)
        const [first, last] = [paid[0]!.amount - taxesAndFees, paid.at(-1)!.amount]
        expect(paid.length === 1 || first - last === 0 || first - last === 1).toBe(true)
        expect(paid[0]!.dueOn).toBe(from)
        expect(paid.map(({ dueOn }) => dueOn)).toEqual(paid.map(({ dueOn }) => dueOn).toSorted())
      }),
    )
  })
})

describe('a binder', () => {
  const term = { effectiveOn: '2026-12-15', expiresOn: '2027-12-15' }

  test('usually lasts 30 days from the later of issue and cover', () => {
    expect(usualBinder('2026-12-01', term)).toEqual({ effectiveOn: '2026-12-15', expiresOn: '2027-01-14' })
    expect(usualBinder('2026-12-20', term)).toEqual({ effectiveOn: '2026-12-20', expiresOn: '2027-01-19' })
  })

  test.each([
    ['2026-12-14', '2027-01-20', { effectiveOn: bindingMessages.binderBefore }],
    ['2026-12-15', '2027-01-13', { expiresOn: bindingMessages.binderDays }],
    ['2026-12-15', '2027-03-16', { expiresOn: bindingMessages.binderDays }],
    ['2027-11-20', '2027-12-20', { expiresOn: bindingMessages.binderBeyond }],
    ['2026-12-15', '2027-01-19', { expiresOn: 'must be a future date' }],
    ['2026-12-15', '2027-01-20', { expiresOn: 'must be a future date' }],
    ['2026-12-15', '2027-01-21', {}],
    ['2026-12-15', '2027-03-15', {}],
  ])('from %s to %s is refused or not', (effectiveOn, expiresOn, errors) => {
    expect(binderErrors({ effectiveOn, expiresOn }, { term, today: '2027-01-20' })).toEqual(errors)
  })

  test('is remembered 14, 7, 3 and 1 days before its end', () => {
    const seen = [15, 14, 8, 7, 4, 3, 2, 1, 0, -1].map((left) =>
      binderReminderOn('2027-01-20', addDays('2027-01-20', -left)),
    )
    expect(seen).toEqual([undefined, 14, 14, 7, 7, 3, 3, 1, 1, undefined])
  })
})
