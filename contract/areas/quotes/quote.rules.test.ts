import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decisionErrors, totalWith } from './decision.rules.ts'
import { quoteMessages } from './quote.messages.ts'
import { changesOf, inOrder, isExcluded, isExpiredOn, moveError, publishError, termErrors } from './quote.rules.ts'
import { quoteStatuses, quoteTransitions } from './quote-statuses.ts'
import type { PublishedQuote, QuoteCoverage } from './quote.shapes.ts'

const coverage = (name: string, fields: Partial<QuoteCoverage> = {}): QuoteCoverage => ({
  name,
  limit: 100,
  deductible: null,
  note: '',
  isOptional: false,
  premium: null,
  offer: 'NONE',
  ...fields,
})

const option: PublishedQuote = {
  carrier: 'Keystone',
  mga: '',
  layer: 'PRIMARY',
  market: 'ADMITTED',
  rating: 'A',
  premium: 100,
  taxes: 20,
  fees: 3,
  total: 123,
  coverages: [coverage('Each occurrence')],
  exclusions: [],
  forms: [],
  expiresOn: '2030-01-31',
  isFirm: true,
}

const cents = fc.nat({ max: 1_000_000_00 })

describe('the terms of a quote', () => {
  test('the total is exactly its parts', () => {
    fc.assert(
      fc.property(cents, cents, cents, cents, (premium, taxes, fees, total) => {
        const errors = termErrors({ ...option, premium, taxes, fees, total, isBindable: true }, 'QUOTED')
        expect(errors).toEqual(premium + taxes + fees === total ? {} : { total: quoteMessages.totalDiffers })
      }),
    )
    expect(termErrors({ ...option, isBindable: true }, 'QUOTED')).toEqual({})
  })

  test('a coverage stands there once, and what the law has to be offered can be declined', () => {
    const coverages = [
      coverage('Flood'),
      coverage(' flood'),
      coverage('Theft', { isOptional: true }),
      coverage('UM', { offer: 'UM_UIM' }),
    ]
    expect(termErrors({ ...option, coverages, isBindable: true }, 'QUOTED')).toEqual({
      'coverages.1.name': quoteMessages.coverageTwice,
      'coverages.2.premium': quoteMessages.optionPriceMissing,
      'coverages.3.offer': quoteMessages.offerIsOptional,
    })
  })

  test('every move is the table’s, and a shown quote only becomes firm', () => {
    for (const from of quoteStatuses)
      for (const to of quoteStatuses) {
        const reason = 'Too far from the coast'
        const isOpen = moveError(from, to, { isPublished: false, reason }) === undefined
        expect([from, to, isOpen]).toEqual([from, to, quoteTransitions[from].includes(to)])
        const isOpenShown = moveError(from, to, { isPublished: true, reason }) === undefined
        expect([from, to, isOpenShown]).toEqual([from, to, isOpen && to === 'QUOTED'])
      }
  })

  test('it can be shown and accepted to its last day', () => {
    expect(isExpiredOn(option, '2030-01-31')).toBe(false)
    expect(isExpiredOn(option, '2030-02-01')).toBe(true)
    const quote = { ...option, status: 'QUOTED', isBindable: true } as const
    expect(publishError(quote, { isFirm: true, today: '2030-01-31' })).toBeUndefined()
    expect(publishError(quote, { isFirm: true, today: '2030-02-01' })).toBe(quoteMessages.expired)
  })

  test('a carrier is excluded however it is written', () => {
    expect(isExcluded(' black WATER', ['Blackwater', 'Black Water '])).toBe(true)
    expect(isExcluded('Keystone', ['Keystone Casualty'])).toBe(false)
  })
})

test('an indication is never ranked among firm quotes', () => {
  const options = fc.array(fc.record({ isFirm: fc.boolean(), total: fc.option(cents), carrier: fc.string() }))
  fc.assert(
    fc.property(options, (given) => {
      const sorted = given.toSorted(inOrder)
      const firm = sorted.filter(({ isFirm }) => isFirm)
      expect(sorted.slice(0, firm.length)).toEqual(firm)
      const prices = firm.map(({ total }) => total ?? 0)
      expect(prices).toEqual(prices.toSorted((one, other) => one - other))
    }),
  )
})

test('changes are said in plain words, and only where there are any', () => {
  expect(changesOf(option, { ...option, coverages: [coverage('Each occurrence')] })).toEqual([])
  const after: PublishedQuote = {
    ...option,
    isFirm: false,
    fees: 4,
    total: 124,
    rating: 'A-',
    expiresOn: '2030-02-15',
    coverages: [coverage('Aggregate')],
    forms: ['CG 00 01'],
  }
  expect(changesOf(option, after)).toEqual([
    'It is now only an indication',
    'Fees: $0.03 before, $0.04 now',
    'Total: $1.23 before, $1.24 now',
    'AM Best rating was changed',
    'It can be accepted until 02/15/2030',
    'Each occurrence was removed',
    'Aggregate was added',
    'The key forms were changed',
  ])
})

describe('a decision', () => {
  const coverages = [coverage('Each occurrence'), coverage('Terrorism', { isOptional: true, premium: 70 })]
  const decided = { ...option, coverages, isExpired: false, differences: [] }
  const draft = { choice: 'ACCEPTED', publication: 1, reason: '', acknowledged: false } as const
  const choice = (fields: object = {}) => ({
    name: 'Terrorism',
    isTaken: true,
    reason: '',
    acknowledged: false,
    ...fields,
  })

  test('costs the total and what is taken besides', () => {
    expect(totalWith(decided, [choice()])).toBe(193)
    expect(totalWith(decided, [choice({ isTaken: false })])).toBe(123)
    expect(totalWith({ ...decided, total: null }, [choice()])).toBeNull()
  })

  test('takes or declines every optional coverage, once', () => {
    expect(decisionErrors(decided, { ...draft, coverages: [choice()] })).toEqual({})
    expect(decisionErrors(decided, { ...draft, coverages: [] })).toEqual({ coverages: quoteMessages.undecided })
    const twice = decisionErrors(decided, { ...draft, coverages: [choice(), choice()] })
    expect(twice).toEqual({ coverages: quoteMessages.undecided })
  })

  test('for less than today asks that this is understood', () => {
    const less = {
      ...decided,
      differences: [{ name: 'Flood', verdict: 'MISSING', text: '', expiring: null, offered: null }],
    }
    const accept = { ...draft, coverages: [choice()] }
    expect(decisionErrors(less as never, accept)).toEqual({ acknowledged: quoteMessages.acknowledge })
    expect(decisionErrors(less as never, { ...accept, acknowledged: true })).toEqual({})
  })
})
