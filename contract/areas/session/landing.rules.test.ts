import { expect, test } from 'vitest'
import { homePath, isPathWithin, landingPath } from './landing.rules.ts'

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
  ['the active account, for anyone', { isAdmin: true, accountRoles: { ACME: 'ADMIN' } }, 'NORTH', '/NORTH/dashboard'],
  ['the accounts of the platform', { isAdmin: true, accountRoles: { ACME: 'ADMIN' } }, undefined, '/admin/accounts'],
  ['the only account', { accountRoles: { ACME: 'ADMIN' } }, undefined, '/ACME/dashboard'],
  ['the selector, with several accounts', { hasMultipleAccounts: true }, undefined, '/account-selector'],
  [
    'the selector, for staff who are insured too',
    { accountRoles: { ACME: 'ADMIN' }, brokerRoles: { HARBOR: ['ADVISOR'] } },
    undefined,
    '/account-selector',
  ],
  ['the selector, without a role', {}, undefined, '/account-selector'],
] satisfies [string, Partial<Parameters<typeof homePath>[0]>, string | undefined, string][])(
  'the start page is %s',
  (_, roles, active, path) => {
    expect(homePath({ ...user, ...roles }, active)).toBe(path)
  },
)

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
