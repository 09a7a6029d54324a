import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { differencesOf, isLess, type KnownCoverage, shortfallsOf } from './coverage.rules.ts'
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
    [{ limit: million }, { limit: million }, 'SAME', 'As you have it today.'],
    [{ deductible: 5_000_00 }, { deductible: null }, 'BETTER', 'You pay $5,000 less of each loss.'],
    [{ deductible: null }, { deductible: 2_500_50 }, 'WORSE', 'You pay $2,500.50 more of each loss.'],
    [{ limit: million }, { limit: null }, 'DIFFERENT', 'No limit is named; today it is $1,000,000.'],
    [{ note: 'Per project' }, { note: 'per project ' }, 'SAME', 'As you have it today.'],
    [{ note: 'Per project' }, { note: '' }, 'DIFFERENT', 'Its terms read differently.'],
    [
      { limit: million, deductible: 1_000_00 },
      { limit: 2 * million, deductible: 2_000_00 },
      'DIFFERENT',
      'The limit is $1,000,000 higher than today. You pay $1,000 more of each loss.',
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
        text: 'You have this today; this option does not cover it.',
        expiring: 'limit $5,000',
        offered: null,
      },
      {
        name: 'Terrorism',
        verdict: 'NEW',
        text: 'You do not have this today. Yours to take or decline; it costs $700 more.',
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
          expect(short.some((fault) => fault.startsWith(`${before.name}:`))).toBe(isLower || isHigher)
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
