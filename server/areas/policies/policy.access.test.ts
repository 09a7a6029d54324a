import { expect, test } from 'vitest'
import { staff, whoMay } from '../../platform/access/test/askers.ts'
import { mayManagePolicies } from './policy.access.ts'

test('policies are the brokerage’s to keep', () => {
  expect(whoMay(({ account }) => mayManagePolicies(account))).toEqual(staff)
})
