import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../../kit/zone.rules.ts'
import { notListed } from './vendor-certificate.shapes.ts'
import { vendorFigures } from './vendor-figures.ts'
import { type VendorLine, vendorLines } from './vendor-lines.ts'
import type { CarrierRating } from '../carriers/carrier-rating.rules.ts'
import { clauseKinds, clauseLines } from './clause-kinds.ts'
import type { RequirementClause } from './requirement-clause.shapes.ts'
import { wholeClause } from './whole-clause.ts'
import {
  type Acceptance,
  openFindings,
  isInForce,
  lineResult,
  namesVendor,
  type VendorCoverage,
  vendorResult,
} from './vendor.rules.ts'
import type { CertificateLine, CertificateLines, LineRequirement, Requirements } from './vendor-terms.ts'

const today = '2026-06-01'
const day = fc.integer({ min: -500, max: 500 }).map((days) => addDays(today, days))
const cents = fc.option(fc.constantFrom(0, 50_000_000, 100_000_000, 200_000_000))
const notice = fc.option(fc.constantFrom(10, 30, 60))

const requirement: fc.Arbitrary<LineRequirement> = fc.record({
  isRequired: fc.boolean(),
  limit: cents,
  aggregate: cents,
  additionalInsured: fc.boolean(),
  waiver: fc.boolean(),
  primary: fc.boolean(),
  noticeDays: notice,
})

const policy: fc.Arbitrary<CertificateLine> = fc
  .record({
    limit: cents,
    aggregate: cents,
    additionalInsured: fc.boolean(),
    waiver: fc.boolean(),
    primary: fc.boolean(),
    noticeDays: notice,
    effectiveOn: day,
    days: fc.integer({ min: 1, max: 400 }),
  })
  .map(({ days, ...rest }) => ({
    ...notListed,
    ...rest,
    isListed: true,
    carrier: 'Sample Mutual',
    policyNumber: 'P-1',
    expiresOn: addDays(rest.effectiveOn, days),
  }))

const anyClause: fc.Arbitrary<RequirementClause> = fc
  .record({
    kind: fc.constantFrom(...clauseKinds),
    line: fc.constantFrom(...clauseLines),
    amount: cents,
    form: fc.constantFrom('', 'CG 20 10', 'CG 20 37'),
    edition: fc.constantFrom('', '04 13'),
    count: notice,
    text: fc.constantFrom('A- VII', ''),
  })
  .map((clause) => wholeClause(clause))

const by = (asked: LineRequirement, clauses: readonly RequirementClause[] = [], ratings: CarrierRating[] = []) => ({
  asked,
  clauses,
  ratings,
  today,
})

const byLine = <T>(each: fc.Arbitrary<T>) => fc.record(Object.fromEntries(vendorLines.map((line) => [line, each])))
const coverage = fc.record({
  clauses: fc.array(anyClause, { maxLength: 3 }),
  ratings: fc.constant([]),
  requirements: byLine(requirement) as unknown as fc.Arbitrary<Requirements>,
  certificates: fc.array(
    byLine(fc.oneof(policy, fc.constant(notListed))) as unknown as fc.Arbitrary<CertificateLines>,
    {
      maxLength: 3,
    },
  ),
  acceptances: fc.constant<readonly Acceptance[]>([]),
})

const nothing: LineRequirement = {
  isRequired: true,
  limit: 100_000_000,
  aggregate: null,
  additionalInsured: false,
  waiver: false,
  primary: false,
  noticeDays: null,
}
const carried: CertificateLine = {
  ...notListed,
  isListed: true,
  carrier: 'Sample Mutual',
  policyNumber: 'P-1',
  effectiveOn: '2026-01-01',
  expiresOn: '2027-01-01',
  limit: 100_000_000,
}
const gl = 'GENERAL_LIABILITY'
const of = (asked: Partial<LineRequirement>, ...policies: CertificateLine[]) =>
  lineResult(gl, by({ ...nothing, ...asked }), policies, today)

describe('the status of a line', () => {
  test.each([
    ['OK', {}, [carried]],
    ['MISSING', {}, []],
    ['MISSING', {}, [{ ...carried, effectiveOn: '2026-07-01' }]],
    ['EXPIRED', {}, [{ ...carried, expiresOn: today }]],
    ['LOW_LIMIT', { limit: 100_000_001 }, [carried]],
    ['LOW_LIMIT', { aggregate: 1 }, [carried]],
    ['NO_AI', { additionalInsured: true }, [carried]],
    ['NO_WAIVER', { waiver: true }, [carried]],
    ['NO_PRIMARY', { primary: true }, [carried]],
    ['SHORT_NOTICE', { noticeDays: 30 }, [{ ...carried, noticeDays: 10 }]],
  ] as const)('is %s with %j', (status, asked, policies) => {
    expect(of(asked, ...policies).status).toBe(status)
  })

  test('names every deficiency, the worst first', () => {
    expect(of({ limit: 200_000_000, waiver: true, additionalInsured: true }, carried).issues).toEqual([
      'LOW_LIMIT',
      'NO_AI',
      'NO_WAIVER',
    ])
  })

  test('asks no additional insured of a line that names none', () => {
    const asked = { ...nothing, additionalInsured: true, primary: true, aggregate: 5 }
    expect(lineResult('WORKERS_COMP', by(asked), [carried], today).status).toBe('OK')
  })

  test('counts the last confirmed policy in force, and ends where policies no longer follow one another', () => {
    const renewal = { ...carried, effectiveOn: '2027-01-01', expiresOn: '2028-01-01' }
    expect(of({}, { ...carried, limit: 1 }, carried).status).toBe('LOW_LIMIT')
    expect(of({}, renewal, carried).expiresOn).toBe('2028-01-01')
    expect(of({}, { ...renewal, effectiveOn: '2027-01-02' }, carried).expiresOn).toBe('2027-01-01')
  })

  test('is OK only with a policy in force that meets every requirement', () => {
    fc.assert(
      fc.property(requirement, fc.array(policy, { maxLength: 4 }), day, (asked, policies, on) => {
        const { status, issues } = lineResult(gl, by({ ...asked, isRequired: true }), policies, on)
        const meets = (each: CertificateLine): boolean =>
          isInForce(each, on) &&
          (['limit', 'aggregate', 'noticeDays'] as const).every((name) => (each[name] ?? 0) >= (asked[name] ?? 0)) &&
          (['additionalInsured', 'waiver', 'primary'] as const).every((name) => each[name] || !asked[name])
        const current = policies.find((each) => isInForce(each, on))
        expect(status === 'OK').toBe(current !== undefined && meets(current))
        expect(issues.length === 0).toBe(status === 'OK')
        expect(status === 'MISSING' || status === 'EXPIRED').toBe(current === undefined)
      }),
    )
  })

  test('never improves where more is asked', () => {
    fc.assert(
      fc.property(requirement, policy, day, (asked, one, on) => {
        const before = lineResult(gl, by({ ...asked, isRequired: true }), [one], on).issues
        const more = {
          ...asked,
          isRequired: true,
          limit: (asked.limit ?? 0) + 1,
          waiver: true,
          additionalInsured: true,
        }
        expect(lineResult(gl, by(more), [one], on).issues).toEqual(expect.arrayContaining([...before]))
      }),
    )
  })
})

describe('a clause of the requirement set', () => {
  const judged = (
    clause: Parameters<typeof wholeClause>[0],
    more: Partial<CertificateLine> = {},
    line: VendorLine = gl,
  ) => {
    const ratings: CarrierRating[] = [
      { carrier: 'Sample Mutual', rating: 'A', size: 'VIII', ratedOn: '2026-01-01', ratingSource: 'Letter' },
    ]
    const { status, clauses } = lineResult(
      line,
      by({ ...nothing, isRequired: false }, [wholeClause(clause)], ratings),
      [{ ...carried, ...more }],
      today,
    )
    return [status, clauses[0]!.verdict, clauses[0]!.why] as const
  }
  const ongoing = { kind: 'AI_ONGOING', line: gl, form: 'CG 20 10', edition: '04 13' } as const

  test.each([
    ['CANNOT_TELL', { additionalInsured: true }],
    ['NO_AI', {}],
    ['OK', { forms: 'CG 20 10 (04 13) and CG 20 37' }],
    ['NO_AI', { additionalInsured: true, forms: 'CG2010 12 19' }],
    ['CANNOT_TELL', { additionalInsured: true, forms: 'CG 20 10' }],
  ] as const)('that names a form and an edition is %s with %j', (status, more) => {
    expect(judged(ongoing, more)[0]).toBe(status)
  })

  test.each([
    [{ kind: 'AI_COMPLETED', line: gl }, { additionalInsured: true }, 'CANNOT_TELL'],
    [{ kind: 'AI_COMPLETED', line: gl }, { additionalInsured: true, completedOperations: true }, 'OK'],
    [{ kind: 'AI_COMPLETED', line: gl }, { forms: 'CG 20 37 04 13' }, 'OK'],
    [{ kind: 'AI_COMPLETED', line: gl }, {}, 'NO_AI'],
    [{ kind: 'WAIVER' }, { waiver: true }, 'OK'],
    [{ kind: 'PRIMARY' }, {}, 'NO_PRIMARY'],
    [{ kind: 'AGGREGATE_PROJECT' }, { perProject: true }, 'OK'],
    [{ kind: 'AGGREGATE_PROJECT' }, {}, 'NO_AGGREGATE'],
    [{ kind: 'LIMIT_PRODUCTS', line: gl, amount: 2 }, { products: 1 }, 'LOW_LIMIT'],
    [{ kind: 'LIMIT_PRODUCTS', line: gl, amount: 2 }, {}, 'CANNOT_TELL'],
    [{ kind: 'NOTICE', count: 30 }, { noticeDays: 10 }, 'SHORT_NOTICE'],
    [{ kind: 'COMPLETED_TERM', count: 10 }, {}, 'CANNOT_TELL'],
    [{ kind: 'RATING', text: 'A- VII' }, {}, 'OK'],
    [{ kind: 'RATING', text: 'A- IX' }, {}, 'LOW_RATING'],
    [{ kind: 'RATING', text: 'A- VII' }, { carrier: 'Other Mutual' }, 'CANNOT_TELL'],
  ] as const)('%j with %j is %s', (clause, more, status) => {
    const [found, verdict, why] = judged(clause, more)
    expect([found, verdict === 'MET', why !== '']).toEqual([status, status === 'OK', true])
  })

  test('of workers compensation cannot be told without its mark', () => {
    expect(judged({ kind: 'STATUTORY' }, {}, 'WORKERS_COMP')[0]).toBe('CANNOT_TELL')
    expect(judged({ kind: 'STATUTORY' }, { statutory: true }, 'WORKERS_COMP')[0]).toBe('OK')
  })

  test('never makes a vendor comply that did not without it, and is judged wherever it concerns', () => {
    fc.assert(
      fc.property(coverage, day, (each, on) => {
        const bare = vendorResult({ ...each, clauses: [] }, on)
        const full = vendorResult(each, on, today)
        const areJudged = full.status !== 'NO_REQUIREMENTS' && bare.status !== 'NO_REQUIREMENTS'
        expect(areJudged && full.isCompliant && !bare.isCompliant).toBe(false)
        const ok = full.lines.filter(({ status }) => status === 'OK')
        expect(ok.flatMap(({ clauses }) => clauses).filter(({ verdict }) => verdict !== 'MET')).toEqual([])
      }),
    )
  })
})

describe('the status of a vendor', () => {
  const requirements = Object.fromEntries(
    vendorLines.map((line) => [line, { ...nothing, isRequired: line === gl, waiver: true }]),
  ) as unknown as Requirements
  const certificate = Object.fromEntries(
    vendorLines.map((line) => [line, line === gl ? carried : notListed]),
  ) as unknown as CertificateLines
  const known: VendorCoverage = {
    requirements,
    clauses: [],
    ratings: [],
    certificates: [certificate],
    acceptances: [],
  }
  const acceptedNow = (each: VendorCoverage): Acceptance => ({
    line: gl,
    findings: openFindings(vendorResult(each, today).lines[0]!),
    until: '2026-09-01',
  })
  const withLine = (each: VendorCoverage, more: Partial<CertificateLine>): VendorCoverage => ({
    ...each,
    certificates: [{ ...certificate, [gl]: { ...carried, ...more } }],
  })

  test('is that of its worst line; without requirements there is none', () => {
    expect(vendorResult(known, today)).toMatchObject({
      status: 'NO_WAIVER',
      isCompliant: false,
      expiresOn: '2027-01-01',
    })
    expect(vendorResult({ ...known, requirements: null }, today)).toMatchObject({
      status: 'NO_REQUIREMENTS',
      isCompliant: false,
    })
  })

  test('complies through an accepted deficiency until its day, and not with one that came up later', () => {
    const withIt = { ...known, acceptances: [acceptedNow(known)] }
    expect(vendorResult(withIt, '2026-09-01')).toMatchObject({ status: 'ACCEPTED', isCompliant: true })
    expect(vendorResult(withIt, '2026-09-02')).toMatchObject({ status: 'NO_WAIVER', isCompliant: false })
    expect(vendorResult(withLine(withIt, { limit: 1 }), today)).toMatchObject({
      status: 'LOW_LIMIT',
      isCompliant: false,
    })
  })

  test('accepts the requirement that cannot be told, and not one that becomes unclear later', () => {
    const term = wholeClause({ kind: 'COMPLETED_TERM', count: 5 })
    const completed = wholeClause({ kind: 'AI_COMPLETED', line: gl })
    const unclear = withLine({ ...known, clauses: [term] }, { waiver: true, additionalInsured: true })
    const acceptances = [acceptedNow(unclear)]
    expect(vendorResult({ ...unclear, acceptances }, today).status).toBe('ACCEPTED')
    const later = vendorResult({ ...unclear, clauses: [term, completed], acceptances }, today)
    expect([later.status, later.isCompliant]).toEqual(['CANNOT_TELL', false])
    expect(later.lines[0]!.clauses.filter(({ issue }) => issue !== null)).toMatchObject([
      { kind: 'COMPLETED_TERM', isAccepted: true },
      { kind: 'AI_COMPLETED', isAccepted: false },
    ])
    const longer = [wholeClause({ kind: 'COMPLETED_TERM', count: 10 })]
    expect(vendorResult({ ...unclear, clauses: longer, acceptances }, today).status).toBe('CANNOT_TELL')
  })

  test('accepts what a certificate showed then, and not less than that', () => {
    const rated = (rating: CarrierRating['rating']) => [
      { carrier: 'Sample Mutual', rating, size: 'X', ratedOn: '2026-01-01', ratingSource: '' } as const,
    ]
    const clauses = [wholeClause({ kind: 'RATING', text: 'A VII' }), wholeClause({ kind: 'NOTICE', count: 30 })]
    const before = withLine({ ...known, clauses, ratings: rated('B+') }, { waiver: true, noticeDays: 10, limit: 500 })
    const acceptances = [acceptedNow(before)]
    const at = (more: Partial<CertificateLine>, rating: CarrierRating['rating'] = 'B+') =>
      vendorResult(
        withLine(
          { ...before, acceptances, ratings: rated(rating) },
          { waiver: true, noticeDays: 10, limit: 500, ...more },
        ),
        today,
      ).status
    expect(at({ policyNumber: 'P-2' })).toBe('ACCEPTED')
    expect([at({ limit: 499 }), at({ noticeDays: 5 }), at({}, 'B')]).toEqual([
      'LOW_LIMIT',
      'SHORT_NOTICE',
      'LOW_RATING',
    ])
  })

  test('goes by the issue where an acceptance names no requirement, as those of before do', () => {
    const findings = [{ issue: 'NO_WAIVER', key: null, text: '' }] as const
    const acceptances: Acceptance[] = [{ line: gl, findings, until: '2026-09-01' }]
    expect(vendorResult({ ...known, acceptances }, today).status).toBe('ACCEPTED')
  })

  test('is accepted by its own findings, whatever they are, and by none of another line', () => {
    fc.assert(
      fc.property(coverage, day, (each, on) => {
        const { lines } = vendorResult(each, on, today)
        const acceptances = lines.map((line) => ({ line: line.line, findings: openFindings(line), until: on }))
        expect(vendorResult({ ...each, acceptances }, on, today).isCompliant).toBe(lines.length > 0)
        const elsewhere = acceptances.map(({ line, ...more }) => ({
          ...more,
          line: vendorLines[(vendorLines.indexOf(line) + 1) % vendorLines.length]!,
        }))
        const [first] = elsewhere
        const moved = vendorResult({ ...each, acceptances: first === undefined ? [] : [first] }, on, today)
        expect(moved.lines[0]?.isAccepted ?? false).toBe(false)
      }),
    )
  })

  test('complies only where every required line is OK or accepted', () => {
    fc.assert(
      fc.property(coverage, day, (each, on) => {
        const { isCompliant, lines, status } = vendorResult(each, on)
        expect(isCompliant).toBe(lines.length > 0 && lines.every((line) => line.status === 'OK' || line.isAccepted))
        expect(isCompliant).toBe(status === 'OK' || status === 'ACCEPTED')
      }),
    )
  })

  test('a share of all spend is covered, never more', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ coverage, spend: fc.option(fc.nat()) }), { maxLength: 4 }), (vendors) => {
        const { spendByDay, compliant, counted } = vendorFigures(vendors, today)
        expect(spendByDay).toHaveLength(13)
        for (const { covered, spend } of spendByDay) expect(covered).toBeLessThanOrEqual(spend)
        expect(compliant).toBeLessThanOrEqual(counted)
      }),
      { numRuns: 30 },
    )
  })

  test('spend is covered until the certificates of a vendor end', () => {
    const ok = { ...known, certificates: [{ ...certificate, [gl]: { ...carried, waiver: true } }] }
    const { spendByDay, percent } = vendorFigures(
      [
        { coverage: ok, spend: 300 },
        { coverage: known, spend: 100 },
      ],
      today,
    )
    expect(percent).toBe(50)
    expect(spendByDay[0]).toEqual({ day: today, covered: 300, spend: 400 })
    expect(spendByDay.at(-1)).toEqual({ day: '2027-06-01', covered: 0, spend: 400 })
  })
})

test.each([
  ['Ridge Electric, Inc.', 'RIDGE ELECTRIC INC', true],
  ['The Ridge Electric Company', 'Ridge Electric', true],
  ['Ridge Electric', 'Ridge Plumbing', false],
  ['', 'Ridge Electric', false],
])('%j names %j: %s', (typed, vendor, names) => expect(namesVendor(typed, vendor)).toBe(names))
