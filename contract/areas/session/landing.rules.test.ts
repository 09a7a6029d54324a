import { expect, test } from 'vitest'
import { isPathWithin, landingPath } from './landing.rules.ts'

const user = { isAdmin: false, hasMultipleAccounts: false, accountRoles: {}, brokerRoles: {} }

test('the landing follows the order of the specification', () => {
  const everything = {
    isAdmin: true,
    hasMultipleAccounts: true,
    accountRoles: { ACME: 'ADMIN' },
    brokerRoles: { HARBOR: [] },
  }
  expect(landingPath(everything, '/ACME/policy')).toBe('/ACME/policy')
  expect(landingPath(everything)).toBe('/admin/accounts')
  expect(landingPath({ ...everything, isAdmin: false })).toBe('/account-selector')
  expect(landingPath({ ...everything, isAdmin: false, hasMultipleAccounts: false })).toBe('/ACME/dashboard')
  expect(landingPath({ ...user, brokerRoles: { HARBOR: ['ADVISOR'] } })).toBe('/brokerage-administration')
  expect(landingPath(user)).toBe('/my-user')
})

test.each([
  '//elsewhere.test',
  '/\\elsewhere.test',
  'https://elsewhere.test',
  '/a//b',
  '/%2f%2felsewhere',
  '/\t/elsewhere.test',
  '/\n/elsewhere.test',
  '/%09/elsewhere.test',
  '/..//elsewhere.test',
  '/a/../elsewhere',
  '/a\u0000',
  '',
])('a stored redirect never leaves the portal: %j', (path) => {
  expect(isPathWithin(path)).toBe(false)
  expect(landingPath({ ...user, isAdmin: true }, path)).toBe('/admin/accounts')
})
