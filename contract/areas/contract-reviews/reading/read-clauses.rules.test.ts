import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amountsIn, numberInWords } from './amounts.rules.ts'
import { readClauses } from './read-clauses.rules.ts'
import { generatedContract } from './test/generated-contracts.ts'

const read = (...pages: string[]) =>
  readClauses(pages).map(({ clause }) =>
    Object.fromEntries(Object.entries(clause).filter(([, value]) => value !== null && value !== '' && value !== 'ALL')),
  )
const million = 100_000_000

test.each([
  ['$1,000,000', 1],
  ['$1M', 1],
  ['$2.5 million', 2.5],
  ['one million dollars ($1,000,000)', 1],
  ['TWO MILLION AND NO/100 DOLLARS ($2,000,000.00)', 2],
  ['five hundred thousand dollars', 0.5],
  ['US$ 5,000,000', 5],
])('reads %s once', (text, millions) => {
  expect(amountsIn(`a limit of ${text} each`).map(({ cents }) => cents)).toEqual([millions * million])
})

test('reads numbers in words', () => {
  expect(['thirty', 'two hundred fifty thousand', 'one million five hundred thousand'].map(numberInWords)).toEqual([
    30, 250_000, 1_500_000,
  ])
})

describe('limits', () => {
  test('belong to their line and basis, before or after the amount', () => {
    const line = 'GENERAL_LIABILITY'
    const both = [
      { kind: 'LIMIT_EACH', line, amount: million },
      { kind: 'LIMIT_AGGREGATE', line, amount: 2 * million },
    ]
    for (const text of [
      'Commercial General Liability: 1,000,000/2,000,000',
      'Commercial General Liability $1M each occurrence / $2M aggregate',
      'CGL, Each Occurrence $1,000,000, General Aggregate $2,000,000',
      'Limits of $1,000,000 per occurrence and $2,000,000 general aggregate of commercial general liability insurance. CGL: $1,000,000 per occurrence, $2,000,000 aggregate',
    ])
      expect(read(text)).toEqual(both)
  })

  test('take both from “per occurrence/aggregate”', () => {
    expect(read('Umbrella: $2,000,000 per occurrence/aggregate.')).toEqual([
      { kind: 'LIMIT_EACH', line: 'UMBRELLA', amount: 2 * million },
      { kind: 'LIMIT_AGGREGATE', line: 'UMBRELLA', amount: 2 * million },
    ])
  })

  test('are not deductibles, contract sums, or bonds', () => {
    expect(
      read(
        'Commercial General Liability with a deductible of $100,000. The Contract Sum is $4,000,000. A performance bond of $1,000,000 is required.',
      ),
    ).toEqual([])
  })
})

test('reads the form and edition of additional insured endorsements', () => {
  expect(read('Owner shall be an additional insured by CG 20 10 (04/13) and CG 20 37 04 13.')).toEqual([
    { kind: 'AI_ONGOING', line: 'GENERAL_LIABILITY', form: 'CG 20 10', edition: '04 13' },
    { kind: 'AI_COMPLETED', line: 'GENERAL_LIABILITY', form: 'CG 20 37', edition: '04 13' },
  ])
})

test('asks a waiver of all policies where the contract says so, whichever it names beside', () => {
  expect(read('Waiver of subrogation shall apply on all policies including workers compensation.')).toEqual([
    { kind: 'WAIVER' },
  ])
  expect(read('No policy shall be cancelable without thirty days’ notice to Landlord.')).toEqual([
    { kind: 'NOTICE', count: 30 },
  ])
})

test('does not propose what a contract says is not required', () => {
  expect(read('A waiver of subrogation is not required. Tenant need not name Landlord as additional insured.')).toEqual(
    [],
  )
})

test('reads notice without the shorter notice for nonpayment, rating, term, holder, and project', () => {
  expect(
    read(
      'Project: Pier 9\n\nThirty (30) days’ written notice of cancellation, ten (10) days for nonpayment of premium.',
      'Carriers rated A- VII or better by A.M. Best. Completed operations coverage for ten (10) years after completion.',
      'Certificate Holder:\nSummit GC, LLC\n88 Harbor Avenue\nColumbus, OH 43215',
    ),
  ).toEqual(
    expect.arrayContaining([
      { kind: 'PROJECT', text: 'Pier 9' },
      { kind: 'NOTICE', count: 30 },
      { kind: 'RATING', text: 'A- VII' },
      { kind: 'COMPLETED_TERM', count: 10 },
      { kind: 'HOLDER', text: 'Summit GC, LLC', address: '88 Harbor Avenue, Columbus, OH 43215' },
    ]),
  )
})

test('places each clause on its page, whatever the text', () => {
  const page = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 300 }),
    fc.integer({ min: 1, max: 400 }).map((seed) => generatedContract(seed).pages.join('\n\n')),
  )
  fc.assert(
    fc.property(fc.array(page, { maxLength: 3 }), (pages) => {
      for (const { page: number, from, to } of readClauses(pages)) {
        expect(from).toBeGreaterThanOrEqual(0)
        expect(to).toBeGreaterThanOrEqual(from)
        expect(to).toBeLessThanOrEqual(pages[number - 1]!.length)
      }
    }),
    { numRuns: 60 },
  )
})

test('marks the amount that it read', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), (seed) => {
      const { pages } = generatedContract(seed)
      for (const { clause, page, from, to } of readClauses(pages)) {
        if (clause.amount === null) continue
        const marked = pages[page - 1]!.slice(from, to)
        expect(amountsIn(marked.includes('$') ? marked : ` ${marked} `)[0]?.cents).toBe(clause.amount)
      }
    }),
    { numRuns: 60 },
  )
})
