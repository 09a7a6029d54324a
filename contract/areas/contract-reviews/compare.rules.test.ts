import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CarrierRating } from '../carriers/carrier-rating.rules.ts'
import type { CertificatePolicy } from '../certificates/certificate.shapes.ts'
import { findingsOf } from '../certificates/certificate.rules.ts'
import { samplePolicy } from '../certificates/test/sample-policy.ts'
import type { RequirementClause } from '../vendors/requirement-clause.shapes.ts'
import { certificateDraft } from './certificate-draft.rules.ts'
import { comparisonsOf } from './compare.rules.ts'
import { wholeClause } from '../vendors/whole-clause.ts'
import { generatedContract } from './reading/test/generated-contracts.ts'
import { clausesOfSet, setOfClauses } from './set-clauses.rules.ts'

const million = 100_000_000

const policy = (more: Partial<CertificatePolicy> = {}): CertificatePolicy =>
  samplePolicy({
    coverages: [coverage('Each occurrence', million), coverage('General aggregate', 2 * million)],
    ...more,
  })
const coverage = (name: string, limit: number | null) => ({
  name,
  limit,
  deductible: null,
  isRetention: false,
  note: '',
})
const umbrella = (limit: number, over = ['GENERAL_LIABILITY']) =>
  policy({
    id: 'umb',
    policyType: 'UMBRELLA',
    policyNumber: 'UM-1',
    coverages: [coverage('Each occurrence', limit)],
    over,
  })
const form = (number: string, title = '', edition = '04 13') => ({ number, edition, title })

const ratings: CarrierRating[] = [
  { carrier: 'Granite Mutual', rating: 'A', size: 'X', ratedOn: '2026-06-01', ratingSource: 'Carrier letter' },
]

const compare = (clauses: readonly Parameters<typeof wholeClause>[0][], policies: readonly CertificatePolicy[]) =>
  comparisonsOf(
    clauses.map((clause, at) => ({ id: String(at), clause: wholeClause(clause) })),
    { policies, holderName: 'Summit GC LLC', project: 'Pier 9', ratings, today: '2026-11-28' },
  )
const verdictOf = (clause: Parameters<typeof wholeClause>[0], ...policies: CertificatePolicy[]) =>
  compare([clause], policies)[0]!

describe('a limit', () => {
  const two = { kind: 'LIMIT_EACH', line: 'GENERAL_LIABILITY', amount: 2 * million } as const

  test('is met by the policy, or by the umbrella above it', () => {
    expect(verdictOf({ ...two, amount: million }, policy()).verdict).toBe('MET')
    expect(verdictOf(two, policy(), umbrella(million)).verdict).toBe('MET')
  })

  test('is met by split auto limits only if the lowest is enough', () => {
    const split = policy({
      policyType: 'AUTO',
      coverages: [
        coverage('BI per person', million),
        coverage('BI per accident', million),
        coverage('PD', million / 2),
      ],
    })
    const auto = { kind: 'LIMIT_EACH', line: 'AUTO' } as const
    expect(verdictOf({ ...auto, amount: million / 2 }, split).verdict).toBe('MET')
    expect(verdictOf({ ...auto, amount: million }, split).verdict).toBe('GAP')
  })

  test('is a gap with what closes it', () => {
    expect(verdictOf(two, policy())).toMatchObject({
      verdict: 'GAP',
      parts: [{ closes: expect.stringContaining('$2,000,000') }],
    })
    expect(verdictOf({ kind: 'LIMIT_EACH', line: 'CYBER', amount: million }, policy()).parts[0]!.why).toBe(
      'No Cyber policy is in force.',
    )
  })

  test('does not count an umbrella twice that the contract requires as such', () => {
    const own = { kind: 'LIMIT_EACH', line: 'UMBRELLA', amount: 5 * million } as const
    expect(compare([two, own], [policy(), umbrella(5 * million)]).map(({ verdict }) => verdict)).toEqual(['GAP', 'MET'])
    expect(compare([two, own], [policy(), umbrella(6 * million)]).map(({ verdict }) => verdict)).toEqual(['MET', 'MET'])
  })

  test('cannot be told where the policy states none, or what the umbrella is above is not known', () => {
    expect(verdictOf(two, policy({ coverages: [] })).verdict).toBe('CANNOT_TELL')
    expect(verdictOf(two, policy(), umbrella(5 * million, [])).verdict).toBe('CANNOT_TELL')
  })
})

describe('an endorsement', () => {
  const ongoing = { kind: 'AI_ONGOING', line: 'GENERAL_LIABILITY' } as const

  test('is met by a form that names the holder, in any edition unless one is asked for', () => {
    const named = policy({ forms: [form('CG 20 10', 'Scheduled: Summit GC LLC')] })
    expect(verdictOf(ongoing, named).verdict).toBe('MET')
    expect(verdictOf({ ...ongoing, form: 'CG 20 10', edition: '04 13' }, named).verdict).toBe('MET')
    expect(verdictOf({ ...ongoing, form: 'CG 20 10', edition: '11 85' }, named).verdict).toBe('CANNOT_TELL')
  })

  test('is a gap with the form to request', () => {
    expect(verdictOf(ongoing, policy())).toMatchObject({
      verdict: 'GAP',
      parts: [{ kind: 'AI_ONGOING', form: 'CG 20 10' }],
    })
    expect(verdictOf(ongoing, policy({ forms: [form('CG 20 10', 'Scheduled: Someone Else')] })).verdict).toBe('GAP')
  })

  test('of all policies is compared on each of them', () => {
    const auto = policy({ id: 'auto', policyType: 'AUTO', coverages: [], forms: [form('CA 04 44', 'Blanket')] })
    const { verdict, parts } = verdictOf({ kind: 'WAIVER' }, policy(), auto, umbrella(million))
    expect([verdict, parts.map((part) => part.verdict)]).toEqual(['GAP', ['GAP', 'MET', 'CANNOT_TELL']])
  })
})

test('says of notice, rating, and completed operations what policies cannot tell', () => {
  expect(verdictOf({ kind: 'RATING', text: 'A- VII' }, policy()).verdict).toBe('MET')
  expect(verdictOf({ kind: 'RATING', text: 'A+' }, policy()).parts[0]!.why).toContain('rated A X as of 06/01/2026')
  expect(verdictOf({ kind: 'RATING', text: 'A+' }, policy()).verdict).toBe('GAP')
  const unrated = policy({ id: 'auto', policyType: 'AUTO', carrier: 'Cascade Casualty' })
  expect(verdictOf({ kind: 'RATING', text: 'A-' }, policy(), unrated).verdict).toBe('CANNOT_TELL')
  expect(verdictOf({ kind: 'NOTICE', count: 30 }, policy()).verdict).toBe('GAP')
  const notice = policy({ forms: [form('IL 99 01', '30 days notice of cancellation to certificate holders')] })
  expect(verdictOf({ kind: 'NOTICE', count: 30 }, notice).verdict).toBe('MET')
  expect(verdictOf({ kind: 'NOTICE', count: 60 }, notice).verdict).toBe('GAP')
  expect(verdictOf({ kind: 'COMPLETED_TERM', count: 10 }, policy()).verdict).toBe('CANNOT_TELL')
  expect(verdictOf({ kind: 'STATUTORY' }, policy()).verdict).toBe('GAP')
})

test('starts a certificate request that asks for every endorsement of a gap, and for nothing that is not available', () => {
  const policies = [policy(), umbrella(million)]
  const comparisons = compare([{ kind: 'AI_ONGOING', line: 'GENERAL_LIABILITY' }, { kind: 'WAIVER' }], policies)
  const request = certificateDraft({
    holderId: 'h',
    contractId: 'd',
    project: 'Pier 9',
    wording: '',
    policies,
    comparisons,
  })
  expect(request).toMatchObject({
    contractId: 'd',
    policyIds: ['gl', 'umb'],
    endorsements: [
      { policyId: 'gl', kind: 'AI_ONGOING' },
      { policyId: 'gl', kind: 'WAIVER' },
    ],
  })
  const findings = findingsOf(request, { policies, holder: undefined, today: '2026-11-28' })
  expect(findings.some(({ verdict }) => verdict === 'NOT_AVAILABLE')).toBe(false)
})

const sorted = (clauses: readonly RequirementClause[]) => clauses.map((clause) => JSON.stringify(clause)).toSorted()

test('saves any confirmed requirements as a set, which gives them back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), (seed) => {
      const clauses = generatedContract(seed).clauses.filter(({ kind }) => kind !== 'HOLDER' && kind !== 'PROJECT')
      expect(sorted(clausesOfSet(setOfClauses(clauses)))).toEqual(sorted(clauses))
    }),
    { numRuns: 100 },
  )
})

test('meets with higher limits whatever it met before', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 20 }),
      fc.integer({ min: 0, max: 20 }),
      fc.integer({ min: 1, max: 20 }),
      (own, more, asked) => {
        const at = (limit: number) =>
          verdictOf(
            { kind: 'LIMIT_EACH', line: 'GENERAL_LIABILITY', amount: asked * million },
            policy({ coverages: [coverage('Each occurrence', limit * million)] }),
          ).verdict
        expect(at(own) !== 'MET' || at(own + more) === 'MET').toBe(true)
      },
    ),
  )
})
