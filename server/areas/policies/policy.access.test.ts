import { expect, test } from 'vitest'
import { staff, whoMay } from '../../platform/access/test/askers.ts'
import { mayKeepPolicies } from './policy.access.ts'

test('policies are the brokerage’s to keep', () => {
  expect(whoMay(({ account }) => mayKeepPolicies(account))).toEqual(staff)
})
