import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { certificateMessages } from './certificate.messages.ts'
import { contentsOf } from './certificate-contents.rules.ts'
import { expectedDay, findingsOf, requestErrors, standardName, verdictOf } from './certificate.rules.ts'
import type { CertificatePolicy, CertificateRequest } from './certificate.shapes.ts'
import { endorsementKinds, endorsements, offeredKinds } from './endorsement-kinds.ts'

const today = '2026-11-28'
const holder = {
  name: 'Summit General Contractors LLC',
  street: '88 Harbor Avenue',
  city: 'Columbus',
  state: 'OH',
  zip: '43215',
}
const million = 1_000_000_00

const policy = (more: Partial<CertificatePolicy> = {}): CertificatePolicy => ({
  id: 'gl',
  policyNumber: 'GL-1',
  policyType: 'GENERAL_LIABILITY',
  carrier: 'Granite Mutual',
  effectiveOn: '2026-03-01',
  expiresOn: '2027-03-01',
  status: 'IN_FORCE',
  canceledOn: null,
  namedInsured: 'Acme Builders',
  coverages: [
    { name: 'Each occurrence', limit: million, deductible: null, isRetention: false, note: '' },
    { name: 'Gen agg', limit: 2 * million, deductible: null, isRetention: false, note: 'Per project' },
  ],
  forms: [],
  over: [],
  ...more,
})

const request = (more: Partial<CertificateRequest> = {}): CertificateRequest => ({
  holderId: 'holder',
  project: 'Pier 9',
  neededBy: null,
  policyIds: ['gl'],
  endorsements: [],
  limits: [],
  operations: '',
  ...more,
})

const form = (number: string, title = '') => ({ number, edition: '04 13', title })
const compared = (policies = [policy()]) => ({ policies, holder, today })
const verdictWith = (kind: (typeof endorsementKinds)[number], one: CertificatePolicy) =>
  findingsOf(request({ policyIds: [one.id], endorsements: [{ policyId: one.id, kind }] }), compared([one])).at(-1)!

describe('an endorsement', () => {
  test('is supported where its form names the holder, or everyone', () => {
    for (const title of ['Scheduled: Summit General Contractors, LLC', 'Blanket, where required by written contract'])
      expect(verdictWith('AI_ONGOING', policy({ forms: [form('CG2010', title)] }))).toMatchObject({
        verdict: 'SUPPORTED',
        form: 'CG2010',
      })
    expect(verdictWith('AI_AUTOMATIC', policy({ forms: [form('CG 20 38')] })).verdict).toBe('SUPPORTED')
    expect(verdictWith('AGGREGATE_PROJECT', policy({ forms: [form('CG 25 03', 'Project: Pier 9')] })).verdict).toBe(
      'SUPPORTED',
    )
  })

  test('is needed where its form is missing, or names someone else', () => {
    expect(verdictWith('AI_ONGOING', policy())).toMatchObject({ verdict: 'NEEDS_ENDORSEMENT', form: 'CG 20 10' })
    const other = policy({ forms: [form('CG 20 10', 'Scheduled: Summit General Contractors of Ohio')] })
    expect(verdictWith('AI_ONGOING', other)).toMatchObject({ verdict: 'NEEDS_ENDORSEMENT', form: 'CG 20 10' })
  })

  test('of another line does not count', () => {
    expect(verdictWith('WAIVER', policy({ forms: [form('WC 00 03 13', 'Blanket')] })).verdict).toBe('NEEDS_ENDORSEMENT')
  })

  test('is explained where a line has none', () => {
    const workers = policy({ id: 'wc', policyType: 'WORKERS_COMP' })
    const { verdict, why, tell } = verdictWith('AI_DESIGNATED', workers)
    expect([verdict, why !== '', tell !== '']).toEqual(['NOT_AVAILABLE', true, true])
    expect(offeredKinds('WORKERS_COMP')).toEqual(['WAIVER', 'AI_DESIGNATED'])
    expect(offeredKinds('CYBER')).toEqual(['AI_DESIGNATED', 'WAIVER'])
  })
})

describe('a required limit', () => {
  const needs = (amount: number, policies: CertificatePolicy[]) =>
    findingsOf(
      request({
        policyIds: policies.map(({ id }) => id),
        limits: [{ policyId: 'gl', coverage: 'Each occurrence', amount }],
      }),
      compared(policies),
    ).at(-1)!
  const umbrella = policy({
    id: 'um',
    policyType: 'UMBRELLA',
    coverages: [{ name: 'Each occurrence', limit: 5 * million, deductible: null, isRetention: true, note: '' }],
    over: ['GENERAL_LIABILITY'],
  })

  test('is met by the policy, or with the umbrella above it', () => {
    expect(needs(million, [policy()]).verdict).toBe('SUPPORTED')
    expect(needs(6 * million, [policy(), umbrella])).toMatchObject({ verdict: 'SUPPORTED' })
  })

  test('is not available where the policies provide less', () => {
    expect(needs(2 * million, [policy()])).toMatchObject({ verdict: 'NOT_AVAILABLE' })
    expect(needs(2 * million, [policy(), { ...umbrella, over: ['AUTO'] }]).verdict).toBe('NOT_AVAILABLE')
    expect(needs(7 * million, [policy(), umbrella]).verdict).toBe('NOT_AVAILABLE')
  })
})

describe('a request is refused', () => {
  const errorsOf = (more: Partial<CertificateRequest>, policies = [policy()]) =>
    requestErrors(request(more), compared(policies))

  test('with an expired, canceled, or unknown policy', () => {
    const notInForce = { policyIds: certificateMessages.notInForce }
    expect(errorsOf({}, [policy({ expiresOn: today })])).toEqual(notInForce)
    expect(errorsOf({}, [policy({ status: 'CANCELED', canceledOn: '2026-10-01' })])).toEqual(notInForce)
    expect(errorsOf({}, [policy({ effectiveOn: '2026-12-01' })])).toEqual(notInForce)
    expect(errorsOf({ policyIds: ['other'] })).toEqual(notInForce)
    expect(errorsOf({ policyIds: [] })).toEqual({ policyIds: certificateMessages.choosePolicy })
  })

  test('without a holder, or for one without an address', () => {
    expect(requestErrors(request(), { ...compared(), holder: undefined })).toEqual({
      holderId: certificateMessages.chooseHolder,
    })
    expect(requestErrors(request(), { ...compared(), holder: { ...holder, street: ' ' } })).toEqual({
      holderId: certificateMessages.holderAddress,
    })
  })

  test('for a day in the past, and with words that alter coverage', () => {
    expect(errorsOf({ neededBy: '2026-11-27' })).toEqual({ neededBy: certificateMessages.neededInPast })
    expect(errorsOf({ neededBy: today })).toEqual({})
    expect(errorsOf({ operations: 'All risks covered' }).operations).toContain('“All risks covered”')
    expect(errorsOf({ operations: 'Owner is an additional insured' }).operations).toContain('“additional insured”')
  })

  test('with more carriers than a certificate lists', () => {
    const many = Array.from({ length: 7 }, (_, at) => policy({ id: `p${at}`, carrier: `Carrier ${at}` }))
    expect(errorsOf({ policyIds: many.map(({ id }) => id) }, many)).toEqual({
      policyIds: certificateMessages.tooManyInsurers,
    })
  })
})

test('an endorsement can be expected after five working days', () => {
  expect(expectedDay('2026-11-27')).toBe('2026-12-04')
})

describe('a certificate', () => {
  const amounts = fc.integer({ min: 0, max: 10 }).map((each) => each * million)
  const anyForm = fc.record({
    number: fc.constantFrom('CG 20 10', 'CG 20 37', 'CG 20 38', 'CG 24 04', 'CG 20 01', 'CG 25 03', 'CA 04 44', 'X 1'),
    edition: fc.constantFrom('', '04 13'),
    title: fc.constantFrom(
      '',
      'Blanket',
      'Scheduled: Someone Else Inc',
      `Scheduled: ${holder.name}`,
      'Project: Pier 9',
    ),
  })
  const anyCoverage = fc.record({
    name: fc.constantFrom(
      'Each occurrence',
      'Gen agg',
      'Aggregate',
      'CSL',
      'EL each accident',
      'Per claim',
      'Own name',
    ),
    limit: fc.option(amounts, { nil: null }),
    deductible: fc.constant(null),
    isRetention: fc.constant(false),
    note: fc.constantFrom('', 'Per project', 'Statutory'),
  })
  const anyPolicy = fc.record({
    id: fc.constantFrom('a', 'b', 'c'),
    policyNumber: fc.constantFrom('1', '2'),
    policyType: fc.constantFrom('GENERAL_LIABILITY', 'AUTO', 'WORKERS_COMP', 'UMBRELLA', 'CYBER'),
    carrier: fc.constantFrom('One', 'Two'),
    effectiveOn: fc.constantFrom('2026-01-01', '2026-12-01'),
    expiresOn: fc.constantFrom(today, '2027-01-01'),
    status: fc.constantFrom('IN_FORCE', 'QUOTED', 'CANCELED', 'PENDING_CANCEL', 'BOUND'),
    canceledOn: fc.constantFrom(null, today, '2026-12-24'),
    namedInsured: fc.constant('Acme'),
    coverages: fc.uniqueArray(anyCoverage, { selector: ({ name }) => name }),
    forms: fc.array(anyForm, { maxLength: 4 }),
    over: fc.constant([]),
  }) as fc.Arbitrary<CertificatePolicy>
  const anyRequest = fc.record({
    holderId: fc.constant('holder'),
    project: fc.constantFrom('', 'Pier 9', 'Other'),
    neededBy: fc.constant(null),
    policyIds: fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd')),
    endorsements: fc.array(
      fc.record({ policyId: fc.constantFrom('a', 'b', 'c', 'd'), kind: fc.constantFrom(...endorsementKinds) }),
    ),
    limits: fc.array(
      fc.record({ policyId: fc.constantFrom('a', 'b'), coverage: fc.constantFrom('Each occurrence'), amount: amounts }),
    ),
    operations: fc.constant(''),
  }) as fc.Arbitrary<CertificateRequest>
  const world = fc.uniqueArray(anyPolicy, { selector: ({ id }) => id })

  test('never states more than its policies provide', () => {
    fc.assert(
      fc.property(world, anyRequest, (policies, asked) => {
        const { lines, endorsements: stated } = contentsOf({ request: asked, compared: compared(policies) })
        for (const line of lines) {
          const source = policies.find(({ id }) => id === line.policyId)!
          expect(asked.policyIds).toContain(source.id)
          expect(source.effectiveOn <= today && today < source.expiresOn).toBe(true)
          expect(['QUOTED', 'CANCELED']).not.toContain(source.status)
          expect(source.canceledOn === null || source.canceledOn > today).toBe(true)
          expect([line.effectiveOn, line.expiresOn]).toEqual([source.effectiveOn, source.expiresOn])
          for (const { label, amount, text } of line.limits) {
            const provided = source.coverages.filter(({ name }) => standardName(source.policyType, name) === label)
            expect(provided.some(({ limit, note }) => limit === amount && (amount !== null || note === text))).toBe(
              true,
            )
          }
          const given = asked.endorsements.filter(
            ({ policyId, kind }) => policyId === source.id && verdictWithin(kind, source, asked) === 'SUPPORTED',
          )
          const has = (interest: string) => given.some(({ kind }) => endorsements[kind].gives === interest)
          expect(line.hasAdditionalInsured).toBe(has('ADDITIONAL_INSURED'))
          expect(line.hasWaiver).toBe(has('WAIVER'))
        }
        for (const { form: number, policyNumber } of stated)
          expect(
            policies.some(
              (each) =>
                each.policyNumber === policyNumber &&
                each.forms.some((one) => number === [one.number, one.edition].filter(Boolean).join(' ')),
            ),
          ).toBe(true)
      }),
    )
  })

  const verdictWithin = (
    kind: (typeof endorsementKinds)[number],
    source: CertificatePolicy,
    asked: CertificateRequest,
  ) =>
    findingsOf(
      { ...asked, policyIds: [source.id], limits: [], endorsements: [{ policyId: source.id, kind }] },
      compared([source]),
    ).at(-1)!.verdict

  test('is supported only if each of its parts is', () => {
    fc.assert(
      fc.property(world, anyRequest, (policies, asked) => {
        const findings = findingsOf(asked, compared(policies))
        const isSupported = verdictOf(findings) === 'SUPPORTED'
        expect(isSupported).toBe(findings.every(({ verdict }) => verdict === 'SUPPORTED'))
        for (const { verdict, why, tell } of findings) {
          expect(why).not.toBe('')
          expect(tell === '').toBe(verdict === 'SUPPORTED')
        }
      }),
    )
  })
})
