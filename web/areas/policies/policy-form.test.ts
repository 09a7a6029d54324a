import { type PolicyDetail, PolicyFields } from '@portico/contract/areas/policies/policy.shapes.ts'
import { expect, test } from 'vitest'
import { differences, policyFormSchema, startValues, valuesOf } from './policy-form.ts'
import { typedCents } from '../../platform/formats.ts'

test.each([
  ['41,250', 4_125_000],
  ['$1,200.50', 120_050],
  ['-3', -300],
  ['12.345', undefined],
  ['a lot', undefined],
])('%s is %s cents', (typed, cents) => {
  expect(typedCents(typed)).toBe(cents)
})

const filled = {
  ...startValues,
  policyNumber: 'GL-1',
  policyType: 'GENERAL_LIABILITY',
  effectiveDate: '2026-01-05',
  expirationDate: '2027-01-05',
}

test('what is typed becomes a draft', () => {
  expect(
    policyFormSchema.parse({
      ...filled,
      premium: '$1,200.50',
      taxes: '60',
      billType: 'AGENCY',
      paymentPlan: 'QUARTERLY',
      namedInsureds: ' Acme Builders \n\nAcme Leasing',
    }),
  ).toMatchObject({
    policyNumber: 'GL-1',
    carrier: null,
    premium: 120_050,
    taxes: 6_000,
    fees: null,
    billType: 'AGENCY',
    paymentPlan: 'QUARTERLY',
    namedInsureds: ['Acme Builders', 'Acme Leasing'],
    insuredLocations: [],
  })
})

test.each([
  [{ premium: 'a lot' }, 'premium', 'must be a number'],
  [{ fees: 'none' }, 'fees', 'must be a number'],
  [{ premium: '-1' }, 'premium', 'must not be a negative number'],
  [{ expirationDate: '2026-01-05' }, 'expirationDate', 'must be after the effective date'],
  [{ effectiveDate: '' }, 'effectiveDate', 'must be a valid date mm/dd/yyyy'],
])('%j is refused at %s', (change, path, message) => {
  const { error } = policyFormSchema.safeParse({ ...filled, ...change })
  expect(error?.issues.map((issue) => [issue.path.join('.'), issue.message])).toEqual([[path, message]])
})

const policy: PolicyDetail = {
  id: '1',
  policyNumber: 'GL-1',
  policyType: 'Marine Hull',
  carrier: null,
  name: 'Hull',
  effectiveDate: '2026-01-05',
  expirationDate: '2027-01-05',
  status: 'IN_FORCE',
  isProject: true,
  premium: 120_050,
  taxes: null,
  fees: 2_500,
  paymentPlan: null,
  namedInsureds: ['Acme Builders'],
  insuredLocations: [],
  billType: null,
  layer: null,
  fileState: 'NONE',
  canceledOn: null,
  statusChanges: [],
  coverages: [],
  forms: [],
  exclusions: [],
  endorsements: [],
  documents: [],
  version: 3,
}

test('a policy that is opened and left as it is comes back as it was', () => {
  expect(policyFormSchema.parse(valuesOf(policy))).toEqual(PolicyFields.parse(policy))
})

test('two versions differ in the fields that differ, in words', () => {
  const mine = policyFormSchema.parse({ ...valuesOf(policy), premium: '1,300', carrier: 'Tidewater' })
  expect(differences(mine, { ...policy, billType: 'DIRECT' })).toEqual([
    { field: 'Carrier', mine: 'Tidewater', theirs: '' },
    { field: 'Premium', mine: '$1,300', theirs: '$1,200.50' },
    { field: 'Bill type', mine: 'Not known', theirs: 'Direct bill' },
  ])
})
