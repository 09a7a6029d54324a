import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contentsOf } from '../certificates/certificate-contents.rules.ts'
import type { CertificatePolicy, CertificateRequest } from '../certificates/certificate.shapes.ts'
import { anyPolicies, anyRequest, expectProvided, inWorld } from '../certificates/test/any-world.ts'
import { comparisonOf, renewalPairs, renewedRequest, type TermPolicy } from './certificate-renewal.rules.ts'

const today = '2026-07-01'

const term = (id: string, more: Partial<TermPolicy> = {}): TermPolicy => ({
  id,
  policyType: 'GENERAL_LIABILITY',
  policyNumber: 'GL-1',
  carrier: 'Summit Mutual',
  effectiveOn: '2025-06-01',
  expiresOn: '2026-06-01',
  status: 'EXPIRED',
  canceledOn: null,
  attachment: 0,
  ...more,
})

const current = (id: string, more: Partial<TermPolicy> = {}): TermPolicy =>
  term(id, { effectiveOn: '2026-06-01', expiresOn: '2027-06-01', status: 'IN_FORCE', ...more })

test('pairs a policy with the one that replaces it, by line, layer, and days', () => {
  const others = [
    term('other line', { policyType: 'AUTO' }),
    term('other layer', { attachment: 1 }),
    term('long ago', { effectiveOn: '2024-01-01', expiresOn: '2025-01-01' }),
  ]
  expect(renewalPairs([term('old'), current('new'), ...others], today)).toEqual([{ from: 'old', to: 'new' }])
})

test('of several policies of a line each is replaced by the one most like it, and only once', () => {
  const policies = [
    term('first', { policyNumber: 'GL-1' }),
    term('second', { policyNumber: 'GL-2', carrier: 'Bay Casualty' }),
    current('new second', { policyNumber: 'GL-9', carrier: 'Bay Casualty' }),
    current('new first', { policyNumber: 'GL-1' }),
  ]
  expect(renewalPairs(policies, today)).toEqual([
    { from: 'first', to: 'new first' },
    { from: 'second', to: 'new second' },
  ])
})

test('a policy that is not in force replaces none', () => {
  const later = current('later', { effectiveOn: '2026-08-01', expiresOn: '2027-08-01' })
  expect(renewalPairs([term('old'), later], today)).toEqual([])
  expect(renewalPairs([term('old'), current('quoted', { status: 'QUOTED' })], today)).toEqual([])
})

const policy: CertificatePolicy = { ...current('new'), namedInsured: 'Acme', coverages: [], forms: [], over: [] }
const holder = {
  name: 'Pier LLC',
  street: '9 Pier Road',
  city: 'Columbus',
  state: 'OH',
  zip: '43215',
  interest: 'CERTIFICATE' as const,
}
const request: CertificateRequest = {
  holderId: 'h',
  form: 'LIABILITY',
  printedOn: null,
  project: 'Pier 9',
  neededBy: '2025-07-01',
  urgency: 'ON_SITE',
  contractId: null,
  policyIds: ['old'],
  endorsements: [{ policyId: 'old', kind: 'WAIVER' }],
  limits: [{ policyId: 'old', coverage: 'Each occurrence', amount: 1 }],
  operations: '',
}

test('asks the replacing policy for what the certificate of last year states', () => {
  const renewed = renewedRequest(request, [{ from: 'old', to: 'new' }])
  expect(renewed).toMatchObject({ policyIds: ['new'], neededBy: null, urgency: 'NORMAL', project: 'Pier 9' })
  expect([...renewed.endorsements, ...renewed.limits].map(({ policyId }) => policyId)).toEqual(['new', 'new'])
})

test('says what stands in the way, whatever it is', () => {
  const renewed = renewedRequest({ ...request, limits: [] }, [{ from: 'old', to: 'new' }])
  const compared = { policies: [policy], holder, today }
  const needs = comparisonOf(renewed, compared)
  expect([needs.verdict, needs.issues.join(' ')]).toEqual(['NEEDS_ENDORSEMENT', expect.stringContaining('CG 24 04')])
  expect(comparisonOf({ ...renewed, endorsements: [] }, compared)).toEqual({ verdict: 'SUPPORTED', issues: [] })
  const gone = comparisonOf({ ...renewed, endorsements: [] }, { ...compared, holder: undefined })
  expect([gone.verdict, gone.issues.length]).toEqual(['NOT_AVAILABLE', 1])
  const expired = comparisonOf({ ...renewed, endorsements: [] }, { ...compared, today: '2028-01-01' })
  expect([expired.verdict, expired.issues.length]).toEqual(['NOT_AVAILABLE', 1])
})

test('a certificate that is issued again never states more than the policies of the new term provide', () => {
  const anyPairs = fc.uniqueArray(
    fc.record({ from: fc.constantFrom('a', 'b', 'c'), to: fc.constantFrom('a', 'b', 'c') }),
    {
      selector: ({ from }) => from,
    },
  )
  fc.assert(
    fc.property(anyPolicies, anyRequest, anyPairs, (policies, lastYear, pairs) => {
      const renewed = renewedRequest(lastYear, pairs)
      const compared = inWorld(policies)
      const stated = contentsOf({ request: renewed, compared })
      expectProvided(stated, renewed, policies)
      if (comparisonOf(renewed, compared).verdict !== 'SUPPORTED') return
      expect(stated.lines.map(({ policyId }) => policyId).toSorted()).toEqual(
        [...new Set(renewed.policyIds)].toSorted(),
      )
    }),
  )
})
