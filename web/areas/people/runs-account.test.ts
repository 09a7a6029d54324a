import { describe, expect, test } from 'vitest'
import { actsForBrokerage, runsAccount } from './runs-account.ts'

const account = { accountCode: 'ACME', brokerCode: 'HARBOR' }
const nobody = { isAdmin: false, accountRoles: {}, brokerRoles: {} }

describe('who decides on the people of an account', () => {
  test.each([
    ['an administrator', { ...nobody, isAdmin: true }],
    ['the insured’s Admin', { ...nobody, accountRoles: { ACME: 'ADMIN' } }],
    ['staff of its brokerage', { ...nobody, brokerRoles: { HARBOR: ['CLAIMS' as const] } }],
    ['a claims person of this one account', { ...nobody, accountRoles: { ACME: 'CLAIMS' } }],
  ])('%s does', (_, user) => expect(runsAccount(user, account)).toBe(true))

  test.each([
    ['someone without a role', nobody],
    ['the insured’s User', { ...nobody, accountRoles: { ACME: 'USER' } }],
    ['an insurance partner', { ...nobody, accountRoles: { ACME: 'INS_PARTNER' } }],
    ['the Admin of another account', { ...nobody, accountRoles: { RIDGE: 'ADMIN' } }],
    ['staff of another brokerage', { ...nobody, brokerRoles: { SUMMIT: ['ADMIN' as const] } }],
  ])('%s does not', (_, user) => expect(runsAccount(user, account)).toBe(false))

  test('the insured’s Admin does not act for the brokerage', () => {
    expect(actsForBrokerage({ ...nobody, accountRoles: { ACME: 'ADMIN' } }, account)).toBe(false)
  })
})
