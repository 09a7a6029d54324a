import { expect, test } from 'vitest'
import { contentsOf } from './certificate-contents.rules.ts'
import type { CertificateContents, CertificatePolicy, CertificateRequest } from './certificate.shapes.ts'
import { samplePolicy } from './test/sample-policy.ts'
import { lineStandings, revisionDifferences, worstStanding } from './standing.rules.ts'

const today = '2026-11-28'
const policy = samplePolicy({ namedInsured: 'Acme', forms: [{ number: 'CG 20 38', edition: '', title: '' }] })
const request: CertificateRequest = {
  holderId: 'h',
  form: 'LIABILITY',
  printedOn: null,
  project: 'Pier 9',
  neededBy: null,
  urgency: 'NORMAL',
  contractId: null,
  policyIds: ['gl'],
  endorsements: [{ policyId: 'gl', kind: 'AI_AUTOMATIC' }],
  limits: [],
  operations: '',
}
const comparedWith = (one: Partial<CertificatePolicy> = {}, on = today) => ({
  policies: [{ ...policy, ...one }],
  holder: undefined,
  today: on,
})
const { carriers, lines, endorsements } = contentsOf({ request, compared: comparedWith() })
const party = { name: 'Someone', lines: [] }
const contents: CertificateContents = {
  form: 'LIABILITY',
  issuedOn: today,
  producer: { ...party, contact: '', phone: '', email: '' },
  insured: { ...party, name: 'Acme' },
  holder: party,
  representative: '',
  insurers: carriers.map((each) => ({ ...each, naic: '' })),
  lines,
  endorsements,
  project: 'Pier 9',
  operations: '',
}
const standing = (one: Partial<CertificatePolicy> = {}, on = today) => {
  const found = lineStandings({ request, contents }, comparedWith(one, on))
  return [worstStanding(found), found[0]!.changed]
}

test('a certificate is in force while its policies are as stated', () => {
  expect(standing()).toEqual(['IN_FORCE', []])
  const higher = [...policy.coverages, { ...policy.coverages[0]!, name: 'General aggregate' }]
  expect(standing({ coverages: higher })).toEqual(['IN_FORCE', []])
})

test('a certificate expires, or is about to', () => {
  expect(standing({}, '2027-02-01')).toEqual(['EXPIRING', []])
  expect(standing({}, '2027-03-01')).toEqual(['EXPIRED', []])
  expect(standing({ canceledOn: '2026-12-10', status: 'PENDING_CANCEL' })).toEqual(['EXPIRING', []])
  expect(standing({ canceledOn: '2026-11-20', status: 'CANCELED' })).toEqual(['CANCELED', []])
  expect(worstStanding(lineStandings({ request, contents }, { ...comparedWith(), policies: [] }))).toBe('CANCELED')
})

test('a change names what is no longer as stated, and not what it is now', () => {
  const lower = [{ ...policy.coverages[0]!, limit: 50_000_000 }]
  expect(standing({ coverages: lower })).toEqual(['CHANGED', ['Each occurrence']])
  expect(standing({ forms: [] })).toEqual(['CHANGED', ['Additional insured']])
  expect(standing({ carrier: 'Other Mutual' })).toEqual(['CHANGED', ['Carrier']])
})

test('revisions are told apart by what they state', () => {
  expect(revisionDifferences(contents, contents)).toEqual([])
  expect(revisionDifferences(contents, { ...contents, project: 'Pier 10', endorsements: [] })).toEqual([
    { what: 'Project', before: 'Pier 9', after: 'Pier 10' },
    {
      what: 'Additional insured, automatic where required by contract, policy GL-1',
      before: 'CG 20 38',
      after: '',
    },
  ])
})

test('is changed where the first policy names another insured', () => {
  expect(standing({ namedInsured: 'Acme Holdings' })).toEqual(['CHANGED', ['Named insured']])
})
