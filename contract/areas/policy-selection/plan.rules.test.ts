import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { losesPriorActs, pickErrors, planDifferences, quoteBehindError, termsErrors } from './plan.rules.ts'
import { selectionMessages } from './selection.messages.ts'
import { PlanTerms } from './plan.shapes.ts'

const terms: PlanTerms = {
  name: 'As today',
  perClaim: 1_000_000_00,
  aggregate: 2_000_000_00,
  deductible: 10_000_00,
  deductibleOf: 'CLAIM',
  isLossOnly: false,
  expenses: 'INSIDE',
  retroDate: '2012-03-01',
  step: 5,
  premium: 17_450_00,
  endorsements: ['Prior acts of named partners'],
}

const begins = '2030-01-01'
const cents = fc.integer({ min: 1, max: 5_000_000_00 })
const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2029-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const someTerms: fc.Arbitrary<PlanTerms> = fc.record({
  name: fc.constant('A plan'),
  perClaim: cents,
  aggregate: cents,
  deductible: cents,
  deductibleOf: fc.constantFrom('CLAIM', 'TERM'),
  isLossOnly: fc.boolean(),
  expenses: fc.constantFrom('INSIDE', 'OUTSIDE'),
  retroDate: fc.option(day),
  step: fc.integer({ min: 1, max: 20 }),
  premium: cents,
  endorsements: fc.uniqueArray(fc.constantFrom('Cyber sublimit', 'Title agency', 'Pro bono', 'Employed lawyers')),
})

describe('terms', () => {
  test.each([
    [{}, {}],
    [{ aggregate: terms.perClaim }, {}],
    [{ aggregate: 999_999_99 }, { aggregate: selectionMessages.aggregateTooLow }],
    [{ deductible: 1_000_000_01 }, { deductible: selectionMessages.deductibleTooHigh }],
    [{ retroDate: '2030-01-02' }, { retroDate: selectionMessages.futureRetro }],
    [{ retroDate: null }, {}],
    [{ endorsements: ['Title agency', 'title AGENCY'] }, { endorsements: selectionMessages.endorsementTwice }],
  ] as const)('changed by %j have the errors %j', (edit, errors) => {
    expect(termsErrors(PlanTerms.parse({ ...terms, ...edit }), begins)).toEqual(errors)
  })

  test('never pass with an aggregate below the limit per claim', () => {
    fc.assert(
      fc.property(someTerms, (some) => {
        expect('aggregate' in termsErrors(some, begins)).toBe(some.aggregate < some.perClaim)
      }),
    )
  })
})

describe('differences to what expires', () => {
  test('are said in plain words', () => {
    const offered: PlanTerms = {
      ...terms,
      perClaim: 2_000_000_00,
      deductible: 25_000_00,
      deductibleOf: 'TERM',
      isLossOnly: true,
      expenses: 'OUTSIDE',
      retroDate: '2020-01-01',
      step: 6,
      premium: 19_000_00,
      endorsements: ['Cyber sublimit'],
    }
    expect(planDifferences(terms, offered).map(({ of, verdict, text }) => [of, verdict, text])).toEqual([
      ['perClaim', 'BETTER', '$1,000,000 more in limit per claim.'],
      ['aggregate', 'SAME', 'Same as your current policy.'],
      ['deductible', 'WORSE', '$15,000 more in deductible.'],
      ['deductibleOf', 'BETTER', 'The deductible applies once per term, not per claim.'],
      ['isLossOnly', 'BETTER', 'The deductible applies to losses only, not to claim expenses.'],
      ['expenses', 'BETTER', 'Claim expenses no longer use up your limit.'],
      ['retroDate', 'WORSE', 'Some prior work covered today would no longer be covered.'],
      ['step', 'DIFFERENT', 'Rated for year 6; today for year 5.'],
      ['premium', 'WORSE', '$1,550 more in premium.'],
      ['endorsements', 'DIFFERENT', 'New: Cyber sublimit. Removed: Prior acts of named partners.'],
    ])
  })

  test('of any terms to themselves are none', () => {
    fc.assert(
      fc.property(someTerms, (some) => {
        expect(new Set(planDifferences(some, some).map(({ verdict }) => verdict))).toEqual(new Set(['SAME']))
      }),
    )
  })

  test('turn round with the sides: what is better one way is worse the other', () => {
    const turned = { BETTER: 'WORSE', WORSE: 'BETTER', SAME: 'SAME', DIFFERENT: 'DIFFERENT' } as const
    fc.assert(
      fc.property(someTerms, someTerms, (one, other) => {
        const there = planDifferences(one, other)
        const back = planDifferences(other, one)
        expect(back.map(({ verdict }) => verdict)).toEqual(there.map(({ verdict }) => turned[verdict]))
      }),
    )
  })

  test('never lose prior acts both ways, and always one way where the dates differ', () => {
    fc.assert(
      fc.property(fc.option(day), fc.option(day), (one, other) => {
        const ways = [
          losesPriorActs({ retroDate: one }, { retroDate: other }),
          losesPriorActs({ retroDate: other }, { retroDate: one }),
        ]
        expect(ways.filter(Boolean)).toHaveLength(one === other ? 0 : 1)
      }),
    )
    expect(losesPriorActs(null, terms)).toBe(false)
  })
})

test.each([
  [false, {}, {}],
  [false, { signer: '' }, { signer: selectionMessages.signerRequired }],
  [false, { title: '' }, { title: selectionMessages.titleRequired }],
  [false, { understood: false }, { understood: selectionMessages.understand }],
  [true, {}, { acknowledgement: selectionMessages.acknowledgeRetro }],
  [true, { acknowledgement: 'We know that work before 2020 is not covered.' }, {}],
])('a choice that loses prior acts: %s, changed by %j, has the errors %j', (isRetroLater, edit, errors) => {
  const draft = { signer: 'Jane Doe', title: 'Managing Partner', understood: true, acknowledgement: '' }
  expect(pickErrors({ losesPriorActs: isRetroLater }, { ...draft, ...edit })).toEqual(errors)
})

const quote = { isFirm: true, isExpired: false, premium: terms.premium, coverages: [] }
const optional = {
  name: 'Cyber',
  limit: null,
  deductible: null,
  note: '',
  isOptional: true,
  premium: 0,
  offer: 'NONE',
} as const

test.each([
  [quote, undefined],
  [undefined, { quoteId: selectionMessages.quoteMissing }],
  [{ ...quote, isFirm: false }, { quoteId: selectionMessages.quoteFirm }],
  [{ ...quote, isExpired: true }, { quoteId: selectionMessages.quoteExpired }],
  [{ ...quote, coverages: [optional] }, { quoteId: selectionMessages.quoteOptional }],
  [{ ...quote, premium: 1 }, { premium: selectionMessages.quotePremium }],
])('a plan can be ordered by the quote %j but for %j', (behind, error) => {
  expect(quoteBehindError(behind, terms)).toEqual(error)
})
