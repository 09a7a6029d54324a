import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  differencesOf,
  earlierDifferencesOf,
  isLess,
  type KnownCoverage,
  requestShortfalls,
  shortfallsOf,
} from './coverage.rules.ts'
import type { QuoteCoverage } from './quote.shapes.ts'

const known = (name: string, fields: Partial<KnownCoverage> = {}): KnownCoverage => ({
  name,
  limit: null,
  deductible: null,
  note: '',
  ...fields,
})

const offer = (name: string, fields: Partial<QuoteCoverage> = {}): QuoteCoverage => ({
  ...known(name),
  isOptional: false,
  premium: null,
  offer: 'NONE',
  ...fields,
})

const million = 1_000_000_00
const amount = fc.option(fc.integer({ min: 0, max: 1_000 }).map((thousands) => thousands * 1_000_00))
const coverages = fc
  .uniqueArray(fc.constantFrom('Each occurrence', 'Aggregate', 'Medical', 'Flood', 'Theft'))
  .chain((names) =>
    fc.tuple(
      ...names.map((name) =>
        fc.record({ name: fc.constant(name), limit: amount, deductible: amount, note: fc.constant('') }),
      ),
    ),
  )

describe('differences to the expiring policy', () => {
  test.each([
    [{ limit: million }, { limit: 2 * million }, 'BETTER', 'The limit is $1,000,000 higher than today.'],
    [{ limit: million }, { limit: million / 2 }, 'WORSE', 'The limit is $500,000 lower than today.'],
    [{ limit: million }, { limit: million }, 'SAME', 'Same as your current policy.'],
    [{ deductible: 5_000_00 }, { deductible: null }, 'BETTER', 'You pay $5,000 less per loss.'],
    [{ limit: million }, { limit: million, deductible: 2_500_50 }, 'WORSE', 'You pay $2,500.50 more per loss.'],
    [{}, { deductible: 2_500_50 }, 'UNKNOWN', 'Expiring limit not on file'],
    [{}, { limit: million, deductible: 5_000_00 }, 'UNKNOWN', 'Expiring limit not on file'],
    [
      { note: 'Statutory' },
      { limit: million, note: 'Statutory' },
      'DIFFERENT',
      'The limit is $1,000,000; your current policy shows no limit.',
    ],
    [{ limit: million }, { limit: null }, 'DIFFERENT', 'No limit is shown; today it is $1,000,000.'],
    [{ note: 'Per project' }, { note: 'per project ' }, 'SAME', 'Same as your current policy.'],
    [{ note: 'Per project' }, { note: '' }, 'DIFFERENT', 'The terms are different.'],
    [
      { limit: million, deductible: 1_000_00 },
      { limit: 2 * million, deductible: 2_000_00 },
      'DIFFERENT',
      'The limit is $1,000,000 higher than today. You pay $1,000 more per loss.',
    ],
  ])('%j against %j is %s', (today, offered, verdict, text) => {
    const [difference] = differencesOf([known('Each Occurrence', today)], [offer('each  occurrence', offered)])
    expect(difference).toMatchObject({ verdict, text })
  })

  test('name what is lost first, then what is new and what it costs', () => {
    const terrorism = offer('Terrorism', { isOptional: true, premium: 700_00, limit: million })
    expect(differencesOf([known('Medical', { limit: 5_000_00 })], [terrorism])).toEqual([
      {
        name: 'Medical',
        verdict: 'MISSING',
        text: 'Not included. Your current policy has this coverage.',
        expiring: 'limit $5,000',
        offered: null,
      },
      {
        name: 'Terrorism',
        verdict: 'UNKNOWN',
        text: 'Expiring limit not on file. Optional, for an additional $700.',
        expiring: null,
        offered: 'limit $1,000,000',
      },
    ])
  })

  test('against itself nothing is less, short or different', () => {
    fc.assert(
      fc.property(coverages, (today) => {
        const offered = today.map((coverage) => offer(coverage.name, coverage))
        const differences = differencesOf(today, offered)
        expect(differences.every(({ verdict }) => verdict === 'SAME')).toBe(true)
        expect(isLess(differences)).toBe(false)
        expect(shortfallsOf(offered, { requested: today, expiring: today })).toEqual([])
      }),
    )
  })

  test('says nothing of what is not on file, and keeps what earlier publications showed', () => {
    fc.assert(
      fc.property(coverages, (offered) => {
        const offers = offered.map((coverage) => offer(coverage.name, coverage))
        const said = { verdict: 'UNKNOWN', text: 'Expiring limit not on file', expiring: null }
        expect(differencesOf([], offers)).toMatchObject(offers.map(() => said))
        const before = { verdict: 'NEW', text: 'Not on your current policy.', expiring: null }
        expect(earlierDifferencesOf([], offers)).toMatchObject(offers.map(() => before))
      }),
    )
  })

  test('each coverage of either side stands there once', () => {
    fc.assert(
      fc.property(coverages, coverages, (today, offered) => {
        const differences = differencesOf(
          today,
          offered.map((coverage) => offer(coverage.name, coverage)),
        )
        const names = new Set([...today, ...offered].map(({ name }) => name))
        expect(differences.map(({ name }) => name).toSorted()).toEqual([...names].toSorted())
      }),
    )
  })

  test('a lower limit or a higher deductible is never hidden', () => {
    fc.assert(
      fc.property(coverages, coverages, (today, offered) => {
        const offers = offered.map((coverage) => offer(coverage.name, coverage))
        const short = shortfallsOf(offers, { requested: [], expiring: today })
        for (const before of today) {
          const after = offers.find(({ name }) => name === before.name)
          const isLower = after === undefined || (before.limit !== null && before.limit > (after.limit ?? -1))
          const isHigher = before.deductible !== null && (after?.deductible ?? 0) > before.deductible
          expect(short.some((error) => error.startsWith(`${before.name}:`))).toBe(isLower || isHigher)
        }
      }),
    )
  })
})

test('a shortfall against both sides is said once, with both', () => {
  const want = [known('Flood', { limit: million })]
  expect(shortfallsOf([offer('Flood', { limit: 5_000_00 })], { requested: want, expiring: want })).toEqual([
    'Flood: limit $5,000, but $1,000,000 requested and expiring',
  ])
})

test('shortfalls against the request are told to the client in full', () => {
  const wanted = [
    known('Damage to rented premises', { limit: 300_000_00, deductible: 0 }),
    known('Medical', { limit: 10_000_00 }),
    known('Flood'),
  ]
  const offered = [
    offer('damage to rented premises', { limit: 100_000_00, deductible: 5_000_00 }),
    offer('Medical', { limit: null }),
  ]
  expect(requestShortfalls(wanted, offered)).toEqual([
    'Damage to rented premises: You asked for $300,000; this quote offers $100,000.',
    'Damage to rented premises: You asked for a deductible of $0; this quote has $5,000.',
    'Medical: You asked for $10,000; this quote names no limit.',
    'Flood: You asked for this coverage; this quote does not include it.',
  ])
  expect(
    requestShortfalls(
      wanted,
      wanted.map((want) => offer(want.name, want)),
    ),
  ).toEqual([])
})
