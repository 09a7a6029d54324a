import { describe, expect, test } from 'vitest'
import { effectiveValue } from './effective-value.ts'
import { featureOptions } from './feature-catalog.ts'
import { featureDefaults, type FeatureValue } from './feature-defaults.ts'
import { featureMessages } from './feature.messages.ts'
import { entriesInForce, featureType, isFeatureName, readFeatureValue, turnedOff } from './feature.rules.ts'

const own = { name: 'RENEWAL_FLOW_NAME', value: 'Our renewal', source: 'ACCOUNT' } as const
const shared = { name: 'RENEWAL_FLOW_NAME', value: 'Annual review', source: 'BROKERAGE' } as const

describe('the value that holds', () => {
  test('is the account’s, whatever the order', () => {
    expect(effectiveValue([shared, own], 'RENEWAL_FLOW_NAME')).toBe('Our renewal')
    expect(entriesInForce([shared, own])).toEqual([own])
  })

  test('is the brokerage’s where the account has none', () => {
    expect(effectiveValue([shared], 'RENEWAL_FLOW_NAME')).toBe('Annual review')
    expect(entriesInForce([shared])).toEqual([shared])
  })

  test('is the default where nobody set one', () => {
    expect(effectiveValue([], 'RENEWAL_FLOW_NAME')).toBe('Renewal Dashboard')
    expect(effectiveValue([], 'SUBMIT_ONLY_TO_CURRENT_MANAGERS')).toBe(true)
    expect(effectiveValue([own], 'TELECOM_QUESTIONS')).toBe(false)
  })

  test('may be off although the default is on', () => {
    const off = { name: 'SHOW_CHILD_PROGRESS', value: false, source: 'ACCOUNT' } as const
    expect(effectiveValue([off], 'SHOW_CHILD_PROGRESS')).toBe(false)
  })
})

describe('a value', () => {
  test.each([
    ['LOSS_RUNS', 'true', featureMessages.boolean],
    ['RENEWAL_FLOW_NAME', true, featureMessages.string],
    ['POLICY_PAGES', 'POLICIES', featureMessages.array],
    ['POLICY_PAGES', [1], featureMessages.array],
    ['POLICY_PAGES', ['POLICIES', 'PARTIES'], '“PARTIES” is not an option of this flag'],
    ['MENU_NAMES', '{"Policies": ', featureMessages.mapJson],
    ['MENU_NAMES', '["Policies"]', featureMessages.mapTexts],
    ['MENU_NAMES', 'null', featureMessages.mapTexts],
    ['MENU_NAMES', '{"Policies": 1}', featureMessages.mapTexts],
    ['MENU_NAMES', true, featureMessages.mapTexts],
  ] as const)('%s does not take %j', (name, value, error) => {
    expect(readFeatureValue(name, value)).toEqual({ error })
  })

  test.each([
    ['LOSS_RUNS', true, true],
    ['RENEWAL_FLOW_NAME', '', ''],
    ['POLICY_PAGES', ['PROPOSALS', 'PROPOSALS'], ['PROPOSALS']],
    ['POLICY_PAGES', [], []],
    ['MENU_NAMES', '{"Policies": "Coverage"}', { Policies: 'Coverage' }],
    ['MENU_NAMES', { Policies: 'Coverage' }, { Policies: 'Coverage' }],
  ] as const)('%s reads %j as %j', (name, value, read) => {
    expect(readFeatureValue(name, value)).toEqual({ value: read })
  })
})

test('the default of every flag fits it, and lists alone have options', () => {
  const names = Object.keys(featureDefaults).filter(isFeatureName)
  expect(names.filter((name) => 'error' in readFeatureValue(name, featureDefaults[name]))).toEqual([])
  expect(names.filter((name) => featureType(name) === 'ARRAY')).toEqual(
    expect.arrayContaining(Object.keys(featureOptions)),
  )
  expect(isFeatureName('toString')).toBe(false)
})

test.each([
  [true, false, ['']],
  [false, true, []],
  [true, true, []],
  [['MOD', 'FINANCIALS'], ['MOD'], ['FINANCIALS']],
  [['MOD'], ['FINANCIALS', 'MOD'], []],
  ['Renewal', '', []],
] as const)('a change from %j to %j turns off %j', (before, after, off) => {
  expect(turnedOff(before as FeatureValue, after as FeatureValue)).toEqual(off)
})
