import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isMaterial, paperDifferences, type Terms, valuesOf } from './policy-check.rules.ts'

const terms: Terms = {
  insuredName: 'Acme Builders Group, Inc.',
  effectiveOn: '2026-12-15',
  expiresOn: '2027-12-15',
  premium: 1_000_000,
  taxesAndFees: 50_000,
  coverages: [
    { name: 'Each occurrence', limit: 100_000_000, deductible: null, note: '' },
    { name: 'Medical expense', limit: 500_000, deductible: 0, note: 'Any one person' },
  ],
  forms: ['CG 00 01 04 13', 'CG 20 10'],
}

const amount = fc.option(fc.integer({ min: 0, max: 10 ** 9 }), { nil: null })
const anyTerms: fc.Arbitrary<Terms> = fc.record({
  insuredName: fc.string({ minLength: 1, maxLength: 10 }),
  effectiveOn: fc.constantFrom('2026-12-15', '2026-12-16'),
  expiresOn: fc.constantFrom('2027-12-15', '2027-12-16'),
  premium: fc.integer({ min: 0, max: 10 ** 9 }),
  taxesAndFees: fc.integer({ min: 0, max: 10 ** 6 }),
  coverages: fc.uniqueArray(
    fc.record({
      name: fc.constantFrom('A', 'B', 'C', 'D'),
      limit: amount,
      deductible: amount,
      note: fc.constantFrom('', 'x'),
    }),
    { selector: ({ name }) => name },
  ),
  forms: fc.uniqueArray(fc.constantFrom('F1', 'F2', 'F3')),
})

describe('papers of one cover', () => {
  test('that say the same differ in nothing, however they are written', () => {
    fc.assert(
      fc.property(anyTerms, (quote) => {
        const policy = {
          ...quote,
          insuredName: ` ${quote.insuredName.toUpperCase()} `,
          coverages: quote.coverages.toReversed(),
          forms: quote.forms.toReversed().map((form) => form.toLowerCase()),
        }
        expect(paperDifferences({ quote, binder: null, policy })).toEqual([])
        expect(paperDifferences({ quote, binder: policy, policy: quote })).toEqual([])
      }),
    )
  })

  test('differ the same way whichever of them is looked at first, and never twice in one thing', () => {
    fc.assert(
      fc.property(anyTerms, anyTerms, anyTerms, (one, two, three) => {
        const keys = paperDifferences({ quote: one, binder: two, policy: three }).map(({ key }) => key)
        const turned = paperDifferences({ quote: three, binder: one, policy: two }).map(({ key }) => key)
        expect(turned.toSorted()).toEqual(keys.toSorted())
        expect(new Set(keys).size).toBe(keys.length)
      }),
    )
  })

  test('that differ are found, whatever it is', () => {
    fc.assert(
      fc.property(anyTerms, anyTerms, (quote, policy) => {
        const sorted = ({ coverages, forms, insuredName, ...rest }: Terms) => ({
          ...rest,
          insuredName: insuredName.trim().replaceAll(/\s+/g, ' ').toLowerCase(),
          coverages: coverages.toSorted((a, b) => a.name.localeCompare(b.name)),
          forms: forms.toSorted(),
        })
        const isSame = JSON.stringify(sorted(quote)) === JSON.stringify(sorted(policy))
        expect(paperDifferences({ quote, binder: null, policy }).length === 0).toBe(isSame)
      }),
    )
  })
})

test.each([
  [{ premium: 1_100_000 }, ['premium'], ['1000000', '1100000']],
  [{ insuredName: 'Acme Builders Inc.' }, ['insuredName'], ['Acme Builders Group, Inc.', 'Acme Builders Inc.']],
  [{ expiresOn: '2027-12-14' }, ['expiresOn'], ['2027-12-15', '2027-12-14']],
  [{ coverages: terms.coverages.slice(0, 1) }, ['coverage:medical expense'], ['Included', null]],
  [{ forms: [...terms.forms, 'CG 21 47'] }, ['form:cg 21 47'], [null, 'Included']],
])('%j is named with both values', (change, keys, values) => {
  const found = paperDifferences({ quote: terms, binder: null, policy: { ...terms, ...change } })
  expect(found.map(({ key }) => key)).toEqual(keys)
  expect([found[0]!.quote, found[0]!.policy]).toEqual(values)
})

test('a decision stands for the values that it was made of', () => {
  const with10 = paperDifferences({ quote: terms, binder: null, policy: { ...terms, premium: 10 } })[0]!
  const with20 = paperDifferences({ quote: terms, binder: null, policy: { ...terms, premium: 20 } })[0]!
  expect(with10.key).toBe(with20.key)
  expect(valuesOf(with10)).not.toBe(valuesOf(with20))
})

test.each([
  ['limit:each occurrence', '100000000', '5000000', true],
  ['limit:each occurrence', '100000000', null, true],
  ['limit:each occurrence', '5000000', '100000000', false],
  ['deductible:each occurrence', null, '500000', true],
  ['deductible:each occurrence', '500000', '100000', false],
  ['insuredName', 'Acme Builders Group, Inc.', 'ACME Builders Group Inc', false],
  ['insuredName', 'Acme Builders Group, Inc.', 'Acme Builders LLC', true],
  ['coverage:stop gap', 'Included', null, true],
  ['coverage:stop gap', null, 'Included', false],
  ['premium', '1040000', '1100000', false],
])('%s of %s ordered and %s on the policy: less than ordered is %s', (key, quote, policy, expected) => {
  expect(isMaterial({ key, quote, policy })).toBe(expected)
})
