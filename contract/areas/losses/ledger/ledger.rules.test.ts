import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../../../kit/zone.rules.ts'
import { latestOf, ratedOf } from '../loss-analysis.ts'
import { incurredOf } from '../loss.rules.ts'
import type { Loss } from '../loss.shapes.ts'
import { type LedgerClaim, lossKey, valuationDays, withLedger } from './ledger.rules.ts'
import { lossMatch } from './loss-match.ts'

const start = '2025-01-01'
const policies = ['p1', 'p2'] as const
const only = (indemnity: number) => ({ indemnity, medical: 0, expense: 0 })
const amountsOf = (paid: number, reserve: number) => ({
  paid: only(paid),
  reserve: only(reserve),
  recovered: only(0),
})

const lossOf = (policyId: string, number: number, day: number, incurred: number): Loss => ({
  id: `${policyId}-${number}`,
  runId: 'run',
  policyId,
  claimNumber: `WC-${number}`,
  lossOn: addDays(start, day),
  reportedOn: null,
  claimant: '',
  cause: 'OTHER',
  description: '',
  status: 'OPEN',
  ...amountsOf(incurred, 0),
  page: null,
  line: 'WORKERS_COMP',
  year: 2025,
  incurred,
  ledger: null,
  version: 1,
})

const claimOf = (id: number, more: Partial<LedgerClaim> = {}): LedgerClaim => ({
  claimId: `c${id}`,
  ourNumber: `C-${id}`,
  claimNumber: '',
  claimant: '',
  cause: '',
  isOpen: true,
  lossOn: start,
  reportedOn: start,
  line: 'WORKERS_COMP',
  policyId: 'p1',
  linked: null,
  declined: [],
  valuation: null,
  ...more,
})

const termsOf = (losses: readonly Loss[], on = '2025-06-30') =>
  policies.map((policyId) => ({
    term: { policyId, line: 'WORKERS_COMP', from: start, to: '2026-01-01', premium: 100_000_00 },
    valuations: [{ on, losses: losses.filter((loss) => loss.policyId === policyId) }],
  }))

const valuation = fc
  .record({ paid: fc.nat(1_000_000), reserve: fc.nat(1_000_000), day: fc.integer({ min: 100, max: 300 }) })
  .map(({ paid, reserve, day }) => ({
    ...amountsOf(paid, reserve),
    valuedOn: addDays(start, day),
    source: 'CARRIER' as const,
  }))

/** Losses of two policies, and claims of which some are linked, each to a loss of its own. */
const world = fc
  .record({
    losses: fc.uniqueArray(
      fc.record({
        policy: fc.constantFrom(...policies),
        number: fc.nat(30),
        day: fc.nat(360),
        incurred: fc.nat(1_000_000),
      }),
      { selector: ({ policy, number }) => `${policy} ${number}`, maxLength: 12 },
    ),
    claims: fc.array(
      fc.record({
        isLinked: fc.boolean(),
        day: fc.nat(360),
        policyId: fc.option(fc.constantFrom(...policies)),
        number: fc.option(fc.nat(30)),
        valuation: fc.option(valuation),
      }),
      { maxLength: 12 },
    ),
  })
  .map(({ losses: drawn, claims: many }) => {
    const losses = drawn.map(({ policy, number, day, incurred }) => lossOf(policy, number, day, incurred))
    const free = [...losses]
    const claims = many.map(({ isLinked, day, policyId, number, valuation: valued }, at) => {
      const loss = isLinked ? free.pop() : undefined
      return claimOf(at, {
        lossOn: addDays(start, day),
        policyId,
        claimNumber: number === null ? '' : `wc${number}`,
        linked: loss === undefined ? null : lossKey(loss),
        valuation: valued,
      })
    })
    return { losses, claims }
  })

const recordsOf = (terms: ReturnType<typeof termsOf>) => terms.flatMap((each) => latestOf(each)?.losses ?? [])

describe('the loss ledger', () => {
  test('counts every loss once and a claim at most once, however they are linked', () => {
    fc.assert(
      fc.property(world, ({ losses, claims }) => {
        const records = recordsOf(withLedger(termsOf(losses), claims))
        const ids = records.map(({ id }) => id)
        expect(new Set(ids).size).toBe(ids.length)
        expect(ids).toEqual(expect.arrayContaining(losses.map(({ id }) => id)))
        const byClaim = records.flatMap(({ ledger }) => (ledger === null ? [] : [ledger.claimId]))
        expect(new Set(byClaim).size).toBe(byClaim.length)
        for (const own of records.filter(({ runId }) => runId === '')) {
          const claim = claims.find(({ claimId }) => claimId === own.id)!
          expect(claim.linked).toBeNull()
          const free = losses.filter((loss) => !claims.some(({ linked }) => linked === lossKey(loss)))
          const matched = { ...claim, lines: ['WORKERS_COMP'], incurred: null }
          expect(free.filter((loss) => lossMatch(matched, loss) !== undefined)).toEqual([])
        }
      }),
    )
  })

  test('adds up to its records, each at the newest valuation of its claim, else of its loss run', () => {
    fc.assert(
      fc.property(world, ({ losses, claims }) => {
        const terms = withLedger(termsOf(losses), claims)
        const records = recordsOf(terms)
        expect(ratedOf(terms).incurred).toBe(records.reduce((sum, loss) => sum + incurredOf(loss), 0))
        for (const loss of losses) {
          const claim = claims.find(({ linked }) => linked === lossKey(loss))
          const expected = claim?.valuation == null ? loss.incurred : incurredOf(claim.valuation)
          expect(records.find(({ id }) => id === loss.id)!.incurred).toBe(expected)
        }
      }),
    )
  })

  test('leaves the loss runs themselves as they are', () => {
    fc.assert(
      fc.property(world, ({ losses, claims }) => {
        const terms = withLedger(termsOf(losses), claims)
        expect(
          terms.flatMap(({ valuations }) => valuations.flatMap((each) => each.losses)).map(({ id }) => id),
        ).toEqual(
          termsOf(losses)
            .flatMap(({ valuations }) => valuations.flatMap((each) => each.losses))
            .map(({ id }) => id),
        )
        expect(terms.map(({ valuations }) => valuations)).toEqual(termsOf(losses).map(({ valuations }) => valuations))
      }),
    )
  })

  test('counts a claim that no loss run lists only if it was valued after the loss run', () => {
    const valued = (day: number) =>
      claimOf(1, { valuation: { ...amountsOf(500, 0), valuedOn: addDays(start, day), source: 'CARRIER' } })
    const incurred = (claim: LedgerClaim) => ratedOf(withLedger(termsOf([]), [claim])).incurred
    expect([incurred(valued(100)), incurred(valued(300))]).toEqual([0, 500])
  })

  test('says how many losses have another valuation date than their loss run', () => {
    const loss = lossOf('p1', 1, 10, 900)
    const claim = claimOf(1, {
      linked: lossKey(loss),
      valuation: { ...amountsOf(500, 0), valuedOn: '2025-08-01', source: 'CLAIM' },
    })
    const latest = withLedger(termsOf([loss]), [claim]).map((each) => latestOf(each)!)
    expect(valuationDays(latest)).toEqual({ days: ['2025-06-30', '2025-06-30', '2025-08-01'], byClaims: 1 })
  })
})

describe('a proposed loss', () => {
  const claim = { claimNumber: '', lossOn: start, lines: ['WORKERS_COMP'], incurred: null }
  const loss = lossOf('p1', 4471, 0, 10_000_00)

  test('has the claim number, however it is written', () => {
    expect(lossMatch({ ...claim, claimNumber: 'wc 4471', lossOn: '2020-01-01' }, loss)?.by).toBe('NUMBER')
  })

  test('else has the line, and a date and an amount close to the claim’s', () => {
    expect(lossMatch(claim, loss)?.reasons).toEqual(['Same date of loss', 'Same line'])
    expect(lossMatch({ ...claim, lossOn: addDays(start, 3) }, loss)?.by).toBe('DETAILS')
    expect(lossMatch({ ...claim, lossOn: addDays(start, 4) }, loss)).toBeUndefined()
    expect(lossMatch({ ...claim, lines: ['AUTO'] }, loss)).toBeUndefined()
    expect(lossMatch({ ...claim, incurred: 10_500_00 }, loss)?.reasons).toContain('Similar amount')
    expect(lossMatch({ ...claim, incurred: 20_000_00 }, loss)).toBeUndefined()
  })
})
