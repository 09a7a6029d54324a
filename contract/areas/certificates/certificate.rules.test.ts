import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { certificateMessages } from './certificate.messages.ts'
import { contentsOf } from './certificate-contents.rules.ts'
import { expectedDay, findingsOf, requestErrors, verdictOf } from './certificate.rules.ts'
import type { CertificatePolicy, CertificateRequest } from './certificate.shapes.ts'
import { statedLimit } from './stated-limit.ts'
import { anyPolicies, anyRequest, expectProvided, worldDay as today, worldHolder as holder } from './test/any-world.ts'
import { samplePolicy } from './test/sample-policy.ts'
import { endorsementKinds, endorsements, offeredKinds } from './endorsement-kinds.ts'

const million = 1_000_000_00

const policy = (more: Partial<CertificatePolicy> = {}): CertificatePolicy =>
  samplePolicy({
    coverages: [
      { name: 'Each occurrence', limit: million, deductible: null, isRetention: false, note: '' },
      { name: 'Gen agg', limit: 2 * million, deductible: null, isRetention: false, note: 'Per project' },
    ],
    ...more,
  })

const request = (more: Partial<CertificateRequest> = {}): CertificateRequest => ({
  holderId: 'holder',
  form: 'LIABILITY',
  printedOn: null,
  project: 'Pier 9',
  neededBy: null,
  urgency: 'NORMAL',
  contractId: null,
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

  test('applies to those that its schedule lists, where it lists them for', () => {
    const listing = (number: string, ...parties: { name: string; location: string }[]) =>
      policy({ forms: [{ ...form(number), schedule: { isBlanket: false, parties } }] })
    const named = (location: string) => listing('CG 20 10', { name: 'summit general contractors, LLC', location })
    expect(verdictWith('AI_ONGOING', named('')).verdict).toBe('SUPPORTED')
    expect(verdictWith('AI_ONGOING', named('PIER 9')).verdict).toBe('SUPPORTED')
    expect(verdictWith('AI_ONGOING', named('Pier 10')).verdict).toBe('NEEDS_ENDORSEMENT')
    const projectAlone = { name: '', location: 'Pier 9' }
    expect(verdictWith('AI_ONGOING', listing('CG 20 10', projectAlone)).verdict).toBe('NEEDS_ENDORSEMENT')
    expect(verdictWith('AGGREGATE_PROJECT', listing('CG 25 03', projectAlone)).verdict).toBe('SUPPORTED')
    const blanket = policy({ forms: [{ ...form('CG 20 10'), schedule: { isBlanket: true, parties: [] } }] })
    expect(verdictWith('AI_ONGOING', blanket)).toMatchObject({
      verdict: 'SUPPORTED',
      why: 'CG 20 10 is on the policy, and applies where a written contract requires it.',
    })
  })

  test('scheduled for others never supports a holder', () => {
    const kinds = endorsementKinds.filter(
      (kind) =>
        endorsements[kind].gives !== 'AGGREGATE' &&
        Object.values(endorsements[kind].forms).every((forms) => forms.some(({ hasSchedule }) => hasSchedule)),
    )
    const name = fc.oneof(
      fc.constantFrom('Blanket Supply LLC', 'Any Person Inc', 'Summit General Contractors of Ohio', 'Pier 9', ''),
      fc.string({ maxLength: 30 }),
    )
    const parties = fc.array(fc.record({ name, location: fc.constantFrom('', 'Pier 9', holder.name) }))
    const types = ['GENERAL_LIABILITY', 'AUTO', 'WORKERS_COMP']
    fc.assert(
      fc.property(fc.constantFrom(...kinds), fc.constantFrom(...types), parties, (kind, policyType, listed) => {
        const others = listed.filter((each) => !/^summit general contractors llc$/iu.test(each.name.trim()))
        const numbers = Object.values(endorsements[kind].forms)
          .flat()
          .filter(({ hasSchedule }) => hasSchedule)
        const forms = numbers.map(({ number }) => ({
          ...form(number, `Scheduled: ${holder.name}`),
          schedule: { isBlanket: false, parties: others },
        }))
        expect(verdictWith(kind, policy({ policyType, forms })).verdict).not.toBe('SUPPORTED')
      }),
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

  test('of an auto policy is met by split limits if the lowest is enough, and by a combined limit for each part', () => {
    const part = (name: string, limit: number) => ({ name, limit, deductible: null, isRetention: false, note: '' })
    const auto = (...coverages: CertificatePolicy['coverages']) => policy({ policyType: 'AUTO', coverages })
    const asking = (coverage: string, amount: number, one: CertificatePolicy) =>
      findingsOf(request({ limits: [{ policyId: 'gl', coverage, amount }] }), compared([one])).at(-1)!
    const split = auto(part('BI per person', million), part('BI per accident', 2 * million), part('PD', million / 2))
    expect(asking('CSL', million / 2, split)).toMatchObject({
      verdict: 'SUPPORTED',
      why: 'The policy provides $500,000, the lowest of its split limits.',
    })
    expect(asking('CSL', million, split).verdict).toBe('NOT_AVAILABLE')
    expect(asking('CSL', 1, auto(part('BI per person', million))).verdict).toBe('NOT_AVAILABLE')
    expect(asking('BI per accident', million, auto(part('CSL', million))).verdict).toBe('SUPPORTED')
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

  test('for an additional insured without its endorsement', () => {
    const insured = { ...compared(), holder: { ...holder, interest: 'ADDITIONAL_INSURED' as const } }
    const errors = { endorsements: certificateMessages.insuredWithoutForm }
    expect(requestErrors(request(), insured)).toEqual(errors)
    expect(requestErrors(request({ endorsements: [{ policyId: 'gl', kind: 'WAIVER' }] }), insured)).toEqual(errors)
    expect(requestErrors(request({ endorsements: [{ policyId: 'gl', kind: 'AI_ONGOING' }] }), insured)).toEqual({})
    const workers = [policy({ policyType: 'WORKERS_COMP' })]
    expect(requestErrors(request(), { ...insured, policies: workers })).toEqual({})
  })

  test('as a garage certificate without a garage policy', () => {
    expect(errorsOf({ form: 'GARAGE' })).toEqual({ form: certificateMessages.noGarage })
    expect(errorsOf({ form: 'GARAGE' }, [policy({ policyType: 'GARAGE' })])).toEqual({})
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
  test('never states more than its policies provide', () => {
    fc.assert(
      fc.property(anyPolicies, anyRequest, (policies, asked) => {
        const compare = compared(policies)
        const stated = contentsOf({ request: asked, compared: compare })
        expectProvided(stated, asked, policies)
        expect(stated.lines.length).toBeLessThanOrEqual(asked.policyIds.length)
      }),
    )
  })

  test('of a garage policy states its garage and garagekeepers limits, with deductibles and basis', () => {
    const row = (name: string, limit: number, deductible: number | null, note: string) => ({
      name,
      limit,
      deductible,
      isRetention: false,
      note,
    })
    const garage = policy({
      policyType: 'GARAGE',
      coverages: [
        row('Garagekeepers', 500_000_00, 1_000_00, 'Direct primary'),
        row('CSL', million, null, 'Symbol 21'),
        row('Uninsured motorist', million, null, ''),
      ],
    })
    const { lines } = contentsOf({ request: request({ form: 'GARAGE' }), compared: compared([garage]) })
    expect(lines[0]!.limits.map((limit) => [limit.label, statedLimit(limit)])).toEqual([
      ['Auto only, each accident', '$1,000,000'],
      ['Garagekeepers, comprehensive', '$500,000, $1,000 deductible, Direct primary'],
    ])
    expect(lines[0]!.basis).toEqual(['Symbol 21'])
  })

  test('lists its lines in the usual order, whichever way they were chosen', () => {
    const types = ['WORKERS_COMP', 'CYBER', 'EXCESS_LIABILITY', 'UMBRELLA', 'AUTO', 'GENERAL_LIABILITY', 'GARAGE']
    const policies = types.map((policyType) => policy({ id: policyType, policyType }))
    const { lines, carriers } = contentsOf({ request: request({ policyIds: types }), compared: compared(policies) })
    const inOrder = ['GARAGE', 'GENERAL_LIABILITY', 'AUTO', 'UMBRELLA', 'EXCESS_LIABILITY', 'WORKERS_COMP', 'CYBER']
    expect(lines.map(({ policyType }) => policyType)).toEqual(inOrder)
    expect(carriers[0]?.letter).toBe(lines[0]?.letter)
  })

  test('states split auto limits, and who is excluded from workers compensation', () => {
    const row = (name: string, limit: number | null, note = '') => ({
      name,
      limit,
      deductible: null,
      isRetention: false,
      note,
    })
    const policies = [
      policy({
        policyType: 'AUTO',
        coverages: [row('PD per accident', million), row('BI per person', million, 'Symbol 1')],
      }),
      policy({ id: 'wc', policyType: 'WORKERS_COMP', coverages: [row('Excluded officers', null, 'Pat Owner')] }),
    ]
    const { lines } = contentsOf({ request: request({ policyIds: ['gl', 'wc'] }), compared: compared(policies) })
    expect(lines.map(({ basis, limits }) => [basis, limits.map(({ label }) => label)])).toEqual([
      [['Symbol 1'], ['Bodily injury per person', 'Property damage per accident']],
      [['Proprietors, partners, or officers excluded: Pat Owner'], []],
    ])
  })

  test('is supported only if each of its parts is', () => {
    fc.assert(
      fc.property(anyPolicies, anyRequest, (policies, asked) => {
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
