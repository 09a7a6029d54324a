import { expect, test } from 'vitest'
import { type BinderInterest, suggestedFor } from './binder-interests.ts'

const interest = (more: Partial<BinderInterest>): BinderInterest => ({
  id: '1',
  name: 'First Lakeshore Bank',
  interest: 'Mortgagee',
  assetType: 'Property',
  from: '',
  to: '',
  ...more,
})
const binder = (line: string) => ({ line, effectiveOn: '2027-01-01', expiresOn: '2027-03-01' })

test.each([
  [interest({}), 'PROPERTY', true],
  [interest({}), 'GENERAL_LIABILITY', false],
  [interest({ assetType: 'All' }), 'INLAND_MARINE', true],
  [interest({ interest: 'Lessor', assetType: 'Auto' }), 'AUTO', true],
  [interest({ interest: 'Lessor', assetType: 'Auto' }), 'PROPERTY', false],
  [interest({ interest: 'AI', assetType: 'All' }), 'GENERAL_LIABILITY', true],
  [interest({ interest: 'AI', assetType: '' }), 'UMBRELLA', true],
  [interest({ interest: 'AI', assetType: 'All' }), 'WORKERS_COMP', false],
  [interest({ interest: 'AI', assetType: 'Auto' }), 'GENERAL_LIABILITY', false],
  [interest({ interest: 'Certificate', assetType: 'All' }), 'GENERAL_LIABILITY', false],
])('%o on a binder of %s is suggested: %s', (row, line, isSuggested) => {
  expect(suggestedFor(row, binder(line))).toBe(isSuggested)
})

test('an interest that ended before the binder or begins after it is not suggested', () => {
  expect(suggestedFor(interest({ to: '2026-12-31' }), binder('PROPERTY'))).toBe(false)
  expect(suggestedFor(interest({ from: '2027-03-02' }), binder('PROPERTY'))).toBe(false)
  expect(suggestedFor(interest({ from: '2027-02-01', to: '2027-02-02' }), binder('PROPERTY'))).toBe(true)
})
