import { expect, test } from 'vitest'
import { analyticsUserType, brokerRank, isBrokerageAdmin, isBrokerageUser, bringAccounts } from './roles.rules.ts'

const user = { isAdmin: false, isViewer: false, brokerRoles: {}, accountRoles: {} }
const staff = { ...user, brokerRoles: { HARBOR: ['ADVISOR' as const], SUMMIT: ['ADMIN' as const] } }

test('a brokerage user is an administrator or holds any broker role', () => {
  expect([user, staff, { ...user, isAdmin: true }].map((one) => isBrokerageUser(one))).toEqual([false, true, true])
})

test('a brokerage user holds a role of staff on the active account', () => {
  const linked = { ...user, accountRoles: { ACME: 'ACCT_MGR', BAYSIDE: 'ADMIN' } }
  const on = (accountCode: string) => isBrokerageUser(linked, { accountCode })
  expect([on('ACME'), on('BAYSIDE'), on('NORTH'), isBrokerageUser(linked)]).toEqual([true, false, false, false])
})

test('a brokerage admin is an administrator, or ADMIN or SUPER_ADMIN there', () => {
  expect(isBrokerageAdmin(staff)).toBe(true)
  expect(isBrokerageAdmin(staff, 'SUMMIT')).toBe(true)
  expect(isBrokerageAdmin(staff, 'HARBOR')).toBe(false)
  expect(isBrokerageAdmin({ ...user, brokerRoles: { HARBOR: ['SUPER_ADMIN'] } }, 'HARBOR')).toBe(true)
  expect(isBrokerageAdmin({ ...user, isAdmin: true }, 'HARBOR')).toBe(true)
})

test('roles reach as high as the highest of them', () => {
  expect([[], ['CLAIMS', 'ADVISOR'], ['CLAIMS', 'ADMIN'], ['ADMIN', 'SUPER_ADMIN']].map(brokerRank)).toEqual([
    0, 0, 1, 2,
  ])
})

test('roles bring accounts to work on unless they only administer', () => {
  expect([[], ['ADMIN'], ['ADMIN', 'SUPER_ADMIN'], ['ADMIN', 'CLAIMS'], ['ADVISOR']].map(bringAccounts)).toEqual([
    false,
    false,
    false,
    true,
    true,
  ])
})

test('the analytics user type is the first that fits', () => {
  const all = { isAdmin: true, isViewer: true, brokerRoles: staff.brokerRoles, accountRoles: { ACME: 'ADMIN' } }
  expect(analyticsUserType(all)).toBe('admin')
  expect(analyticsUserType({ ...all, isAdmin: false })).toBe('viewer')
  expect(analyticsUserType({ ...all, isAdmin: false, isViewer: false })).toBe('broker')
  expect(analyticsUserType({ ...user, accountRoles: { ACME: 'USER' } })).toBe('account_user')
  expect([analyticsUserType(user), analyticsUserType(null)]).toEqual(['guest', 'guest'])
})
