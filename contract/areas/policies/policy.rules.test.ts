import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isTermTooLong, policyLabel, policyPath, policyStatus, readPolicyKey } from './policy.rules.ts'
import { PolicyDraft } from './policy.shapes.ts'
import { policyTypeCodes, policyTypeName, specifiedTypeCodes } from './policy-types.ts'

test('a policy is labelled by carrier and name, and by its type where it has no name', () => {
  expect(policyLabel({ carrier: 'Granite Mutual', name: 'Umbrella', policyType: 'UMBRELLA' })).toBe(
    'Granite Mutual Umbrella',
  )
  for (const name of [null, ''])
    expect(policyLabel({ carrier: 'Granite Mutual', name, policyType: 'CRIME' })).toBe('Granite Mutual CRIME')
  expect(policyLabel({ carrier: null, name: 'Umbrella', policyType: 'UMBRELLA' })).toBe('Umbrella')
  expect(policyLabel({ carrier: '', name: null, policyType: 'D_AND_O' })).toBe('D & O (Directors & Officers)')
})

test('policy types have the names of the specification, and an unknown code shows as it is given', () => {
  expect(specifiedTypeCodes.map(policyTypeName).join(', ')).toBe(
    'ALARM LIABILITY, AUTO, BONDS, CRIME, CYBER, D & O (Directors & Officers), E & O (Errors & Omissions), Employed Lawyers, Employment Practices Liability, Excess Management Liability, Excess Crime, Excess E&O, Excess Technology E&O, Excess Umbrella, Fiduciary, Flood, General Liability, International Package, Liability, LPL, Management Liability, Package, Pollution Liability, Product Liability, Property, Technology E&O, Transportation, Umbrella, Workers Comp',
  )
  for (const code of ['Marine Hull', 'toString', '']) expect(policyTypeName(code)).toBe(code)
})

test('all types are listed by name, each once, and those that are not specified are written in title case', () => {
  const names = policyTypeCodes.map(policyTypeName)
  const further = policyTypeCodes.filter((code) => !specifiedTypeCodes.includes(code)).map(policyTypeName)
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length)
  expect(names.map((name) => name.toLowerCase())).toEqual(names.map((name) => name.toLowerCase()).toSorted())
  expect(further).toEqual(
    expect.arrayContaining(['Builders Risk', 'Businessowners (BOP)', 'Inland Marine', 'Stop Gap']),
  )
  for (const name of further) expect(name).toMatch(/^[A-Z(&][A-Za-z&()]*(?: (?:and|in|[A-Z(][A-Za-z&()]*))*$/u)
})

test('a policy is linked by its id, or by number and date where it has none', () => {
  const policy = { id: '7', policyNumber: 'GL 1', effectiveDate: '2026-01-05' }
  expect(policyPath('ACME', policy)).toBe('/ACME/policy-admin/policy/7')
  expect(policyPath('ACME', { ...policy, id: null })).toBe('/ACME/policy-admin/external/GL%201_2026-01-05')
})

test('whatever a policy number holds, its link is one path segment from which number and date are read', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (policyNumber) => {
      const path = policyPath('ACME', { id: null, policyNumber, effectiveDate: '2026-01-05' })
      const key = path.slice('/ACME/policy-admin/external/'.length)
      expect(key).not.toMatch(/[/?#\s]/)
      expect(readPolicyKey(key)).toEqual({ policyNumber, effectiveDate: '2026-01-05' })
    }),
  )
})

test.each(['', 'GL', '_2026-01-05', 'GL_2026', 'GL%_2026-01-05'])('%j is the key of no policy', (key) => {
  expect(readPolicyKey(key)).toBeUndefined()
})

test.each([
  ['QUOTED', null, '2026-06-01', 'QUOTED'],
  ['BOUND', null, '2025-12-01', 'BOUND'],
  ['BOUND', null, '2026-06-01', 'BOUND'],
  ['ISSUED', null, '2025-12-01', 'ISSUED'],
  ['ISSUED', null, '2026-01-01', 'IN_FORCE'],
  ['ISSUED', null, '2027-01-01', 'IN_FORCE'],
  ['ISSUED', null, '2027-01-02', 'EXPIRED'],
  ['ISSUED', '2026-03-01', '2026-02-28', 'PENDING_CANCEL'],
  ['ISSUED', '2026-03-01', '2026-03-01', 'CANCELED'],
  ['ISSUED', '2026-03-01', '2028-01-01', 'CANCELED'],
] as const)('%s, canceled on %s, is on %s: %s', (stage, canceledOn, day, status) => {
  const policy = { stage, canceledOn, nonRenewedBy: null, effectiveDate: '2026-01-01', expirationDate: '2027-01-01' }
  expect(policyStatus(policy, day)).toBe(status)
})

test.each([
  ['ISSUED', null, '2025-12-01', 'NON_RENEWED'],
  ['BOUND', null, '2026-06-01', 'NON_RENEWED'],
  ['ISSUED', null, '2027-06-01', 'EXPIRED'],
  ['ISSUED', '2026-03-01', '2026-02-28', 'PENDING_CANCEL'],
  ['QUOTED', null, '2026-06-01', 'QUOTED'],
] as const)('%s and not renewing, canceled on %s, is on %s: %s', (stage, canceledOn, day, status) => {
  const term = { effectiveDate: '2026-01-01', expirationDate: '2027-01-01' }
  expect(policyStatus({ ...term, stage, canceledOn, nonRenewedBy: 'CARRIER' }, day)).toBe(status)
})

test('a term of 36 months is the longest', () => {
  expect(isTermTooLong({ effectiveDate: '2026-01-31', expirationDate: '2029-01-31' })).toBe(false)
  expect(isTermTooLong({ effectiveDate: '2026-01-31', expirationDate: '2029-02-01' })).toBe(true)
})

const draft = {
  policyNumber: ' GL-1 ',
  policyType: 'GENERAL_LIABILITY',
  effectiveDate: '2026-01-01',
  expirationDate: '2027-01-01',
}

test('a draft is trimmed, and what is not given is nothing', () => {
  expect(PolicyDraft.parse({ ...draft, carrier: ' ' })).toEqual({
    ...draft,
    policyNumber: 'GL-1',
    carrier: null,
    name: null,
    isProject: false,
    premium: null,
    taxes: null,
    fees: null,
    billType: null,
    paymentPlan: null,
    namedInsureds: [],
    insuredLocations: [],
    expectsFile: false,
    isExternal: false,
  })
})

test.each([
  [{ policyNumber: ' ' }, 'policyNumber', 'Policy number is required'],
  [{ policyType: '' }, 'policyType', 'Type is required'],
  [{ effectiveDate: '1799-12-31', expirationDate: '1800-12-31' }, 'effectiveDate', 'year is too low'],
  [{ effectiveDate: '' }, 'effectiveDate', 'must be a valid date mm/dd/yyyy'],
  [{ effectiveDate: '2026-02-30' }, 'effectiveDate', 'must be a valid date mm/dd/yyyy'],
  [{ expirationDate: '2026-01-01' }, 'expirationDate', 'must be after the effective date'],
  [
    { expirationDate: '2029-01-02' },
    'expirationDate',
    'A term of more than 36 months is allowed for project policies only.',
  ],
  [{ premium: -1 }, 'premium', 'must not be a negative number'],
])('a draft with %j is refused at %s', (change, path, message) => {
  const { error } = PolicyDraft.safeParse({ ...draft, ...change })
  expect(error?.issues.map((issue) => [issue.path.join('.'), issue.message])).toEqual([[path, message]])
})

test('a project policy may run longer', () => {
  expect(PolicyDraft.safeParse({ ...draft, expirationDate: '2031-01-01', isProject: true }).success).toBe(true)
})
