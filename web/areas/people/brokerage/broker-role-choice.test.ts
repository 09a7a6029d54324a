import { describe, expect, test } from 'vitest'
import { rolesInWords, rolesToGive } from './broker-role-choice.ts'

const staff = ['ADVISOR', 'P_ACCT_MGR', 'ACCT_MGR', 'CLAIMS', 'LOSS_CONTROL']
const given = (user: Parameters<typeof rolesToGive>[0]) => rolesToGive(user, 'HARBOR').map(({ role }) => role)

describe('nobody is offered a role above their own', () => {
  test('staff give the roles of staff', () => {
    expect(given({ isAdmin: false, brokerRoles: { HARBOR: ['CLAIMS'] } })).toEqual(staff)
  })

  test('an Admin gives Admin, a Super Admin and an administrator every role', () => {
    expect(given({ isAdmin: false, brokerRoles: { HARBOR: ['ADMIN'] } })).toEqual([...staff, 'ADMIN'])
    for (const user of [
      { isAdmin: false, brokerRoles: { HARBOR: ['SUPER_ADMIN' as const] } },
      { isAdmin: true, brokerRoles: {} },
    ])
      expect(given(user)).toEqual([...staff, 'ADMIN', 'SUPER_ADMIN'])
  })

  test('what one is elsewhere counts for nothing', () => {
    expect(given({ isAdmin: false, brokerRoles: { SUMMIT: ['SUPER_ADMIN'], HARBOR: ['ADVISOR'] } })).toEqual(staff)
  })
})

test('roles are named in one order, however they are stored', () => {
  expect(rolesInWords(['ADMIN', 'ADVISOR'])).toBe('Advisor, Admin')
})
