import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Coverage } from '../../policies/coverages/coverage-sheet.shapes.ts'
import { evidenceMessages as messages } from './evidence.messages.ts'
import {
  coverageFacts,
  type EvidenceLocation,
  type EvidencePolicy,
  highestLimits,
  holderErrors,
  isOnPolicy,
  limitErrors,
  locationError,
  policyErrorOf,
} from './evidence.rules.ts'

const day = '2026-11-28'
const coverage = (name: string, more: Partial<Coverage> = {}): Coverage => ({
  name,
  limit: null,
  deductible: null,
  isRetention: false,
  note: '',
  ...more,
})
const policy: EvidencePolicy = {
  id: 'p',
  policyType: 'PROPERTY',
  carrier: 'Ridgeway Property',
  policyNumber: 'CP-1',
  insured: 'Acme',
  effectiveOn: '2026-01-01',
  endsOn: '2027-01-01',
  coverages: [
    coverage('Building', { limit: 500_000_00, deductible: 10_000_00, note: 'Special form, replacement cost' }),
    coverage('Contents', { limit: 100_000_00 }),
    coverage('Ordinance or law', { limit: 50_000_00, note: 'Coverages B and C combined' }),
    coverage('Flood', { limit: 20_000_00, deductible: 5_000_00 }),
  ],
  forms: [
    { number: 'IL 09 53', edition: '01 15', title: 'Exclusion of certified acts of terrorism' },
    { number: 'CP 12 18', edition: '10 12', title: 'Loss payable provisions' },
  ],
  exclusions: ['Mold'],
  insuredLocations: ['100 Main St, Chicago, IL 60601'],
}
const location: EvidenceLocation = {
  id: 'l',
  address: '100 Main St., Chicago, IL 60601',
  cells: { buildingValue: '400000', contentsValue: '250000', incomeValue: '90000' },
}

test('shows no more than the policy has, nor than the value on the schedule', () => {
  expect(highestLimits(policy, location)).toEqual({ building: 400_000_00, contents: 100_000_00, income: null })
})

test('a blanket limit applies to buildings and contents', () => {
  const blanket = { ...policy, coverages: [coverage('Blanket', { limit: 900_000_00 })] }
  expect(highestLimits(blanket, location)).toMatchObject({ building: 900_000_00, contents: 900_000_00 })
  expect(new Map(coverageFacts(blanket)).get('Blanket limit')).toMatch(/^Yes/)
})

test('says of coverage what the policy says, and what it does not show', () => {
  const said = new Map(coverageFacts(policy))
  expect(Object.fromEntries(said)).toMatchObject({
    'Causes of loss': 'Special form',
    Deductible: '$10,000',
    Valuation: 'Replacement cost',
    'Ordinance or law, coverage A': messages.notShown,
    'Ordinance or law, coverage B': '$50,000, Coverages B and C combined',
    Flood: '$20,000, deductible $5,000',
    Earthquake: messages.notShown,
    Terrorism: 'Excluded',
    Exclusions: 'Mold',
    'Mortgagee or loss payee clause': 'CP 12 18 10 12 Loss payable provisions',
  })
})

test.each([
  ['is in force', policy, undefined],
  ['is missing', undefined, messages.noPolicy],
  ['expired', { ...policy, endsOn: day }, messages.policyNotInForce],
  ['has no limits', { ...policy, coverages: [] }, messages.noCoverages],
])('a policy that %s', (_, term, error) => {
  expect(policyErrorOf(term, day)).toBe(error)
})

test.each([
  ['is covered', {}, undefined],
  ['was removed', { cells: { rowStatus: 'REMOVED' } }, messages.removed],
  ['waits', { cells: { rowStatus: 'PENDING' } }, messages.pending],
  ['was sold', { cells: { effectiveTo: '2026-11-01' } }, messages.otherDays],
  ['has no address', { address: '' }, messages.noAddress],
  ['is not listed', { address: '9 Elm St, Reno, NV 89501' }, messages.notOnPolicy],
])('a location that %s', (_, more, error) => {
  expect(locationError(policy, { ...location, ...more }, day)).toBe(error)
})

test('a policy that lists no locations covers them all', () => {
  expect(isOnPolicy({ ...policy, insuredLocations: [] }, 'anywhere')).toBe(true)
})

test('a lender needs a loan number, a loss payee does not', () => {
  const holder = { name: 'Bank', address: '1 St', loan: '' }
  expect(holderErrors({ ...holder, interest: 'MORTGAGEE' })).toEqual({ 'holder.loan': messages.loanNeeded })
  expect(holderErrors({ ...holder, interest: 'LOSS_PAYEE' })).toEqual({})
})

const cents = fc.option(fc.integer({ min: 0, max: 1_000_000_00 }), { nil: null })
const someLimits = fc.record({ building: cents, contents: cents, income: cents })

test('no evidence ever shows more than the highest limits', () => {
  fc.assert(
    fc.property(someLimits, someLimits, (limits, highest) => {
      if (Object.keys(limitErrors(limits, highest)).length > 0) return
      for (const key of ['building', 'contents', 'income'] as const)
        expect(limits[key] === null || (highest[key] !== null && limits[key] <= highest[key])).toBe(true)
    }),
  )
})

const anyCoverages = fc.uniqueArray(
  fc.record({ name: fc.constantFrom('Building', 'Contents', 'Blanket', 'Business income', 'Flood'), limit: cents }),
  { selector: ({ name }) => name },
)
const anyValue = fc.constantFrom('', '0', '-5', '400000', '250000.50', 'many')

test('no evidence of property shows more than its policy provides or the schedule values', () => {
  const cells = fc.record({ buildingValue: anyValue, contentsValue: anyValue, incomeValue: anyValue })
  fc.assert(
    fc.property(anyCoverages, cells, (made, values) => {
      const coverages = made.map(({ name, limit }) => coverage(name, { limit }))
      const highest = highestLimits({ ...policy, coverages }, { ...location, cells: values })
      const provided = coverages.flatMap(({ limit }) => limit ?? [])
      for (const limit of Object.values(highest))
        expect(limit === null || provided.some((each) => limit <= each)).toBe(true)
      const own = (name: string) => coverages.find((each) => each.name === name)?.limit ?? null
      const building = own('Building')
      const isProvided = building !== null || own('Blanket') !== null
      expect(highest.building !== null).toBe(isProvided)
      expect(highest.building ?? 0).toBeLessThanOrEqual(building ?? own('Blanket') ?? 0)
      const value = Number(values.buildingValue)
      const isValued = building !== null && value > 0
      expect(highest.building ?? 0).toBeLessThanOrEqual(isValued ? Math.round(value * 100) : Number.MAX_SAFE_INTEGER)
    }),
  )
})
