import { describe, expect, test } from 'vitest'
import { featureDefaults } from './feature-defaults.ts'
import { isPreferred, renewalSections } from './preference.rules.ts'

const chosen = (account: boolean | null, brokerage: boolean | null) => [
  { preferenceId: 'loss-runs', name: 'LOSS_RUNS', account: { value: account }, brokerage: { value: brokerage } },
]

describe('a preference', () => {
  test.each([
    [true, false, true],
    [false, true, false],
    [null, false, false],
    [null, true, true],
    [null, null, true],
  ])('of the account %s and of its brokerage %s is %s', (account, brokerage, held) => {
    expect(isPreferred(chosen(account, brokerage), 'LOSS_RUNS')).toBe(held)
  })

  test('has its default until preferences are there', () => {
    expect(isPreferred([], 'LOSS_RUNS')).toBe(true)
  })
})

test('a renewal has no loss runs where their preference is off', () => {
  const options = featureDefaults.RENEWAL_OPTIONS
  expect(renewalSections(options, chosen(null, null))).toEqual(options)
  expect(renewalSections(options, chosen(null, false))).toEqual([
    'PROFILE',
    'SCHEDULES',
    'APPLICATIONS',
    'MOD',
    'FINANCIALS',
  ])
})
