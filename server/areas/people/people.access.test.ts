import { AccountRole } from '@portico/contract/areas/people/person.shapes.ts'
import { BrokerRole } from '@portico/contract/areas/session/roles.ts'
import { expect, test } from 'vitest'
import { brokerageAccessIn, accessIn, type Actor } from '../../platform/access/actor.ts'
import { mayChangeStaff, mayGiveAccountRole, mayGiveBrokerRoles, mayRunAccount } from './people.access.ts'

const nobody = { isAdmin: false, accounts: new Map(), brokerages: new Map(), timeZones: new Map() } as unknown as Actor
const onAccount = (role: string): Actor => ({ ...nobody, accounts: new Map([['ACME', { role, permissions: [] }]]) })
const onStaff = (...roles: string[]): Actor => ({ ...nobody, brokerages: new Map([['HARBOR', roles]]) })
const administrator: Actor = { ...nobody, isAdmin: true }

const every = AccountRole.options

test.each<[string, Actor, readonly AccountRole[]]>([
  ['insured Admin', onAccount('ADMIN'), ['ADMIN', 'USER']],
  ['insured User', onAccount('USER'), []],
  ['Insurance Partner', onAccount('INS_PARTNER'), []],
  ['Advisor of this account alone', onAccount('ADVISOR'), every],
  ['brokerage staff', onStaff('CLAIMS'), every],
  ['brokerage admin', onStaff('ADMIN'), every],
  ['administrator', administrator, every],
])('on an account, the %s gives, changes and takes away exactly their roles', (_, actor, roles) => {
  const access = accessIn(actor, { code: 'ACME', brokerage: 'HARBOR', timeZone: 'America/New_York' })!
  expect(every.filter((role) => mayGiveAccountRole(access, role))).toEqual(roles)
  expect(mayRunAccount(access)).toBe(roles.length > 0)
})

const plain = BrokerRole.exclude(['ADMIN', 'SUPER_ADMIN']).options

test.each<[string, Actor, { gives: readonly BrokerRole[]; changes: readonly BrokerRole[] }]>([
  ['Advisor', onStaff('ADVISOR'), { gives: plain, changes: [] }],
  ['Claims and Loss Control', onStaff('CLAIMS', 'LOSS_CONTROL'), { gives: plain, changes: [] }],
  ['ADMIN', onStaff('ADMIN'), { gives: [...plain, 'ADMIN'], changes: [...plain, 'ADMIN'] }],
  ['ADMIN who advises too', onStaff('ADVISOR', 'ADMIN'), { gives: [...plain, 'ADMIN'], changes: [...plain, 'ADMIN'] }],
  ['SUPER_ADMIN', onStaff('SUPER_ADMIN'), { gives: BrokerRole.options, changes: BrokerRole.options }],
  ['administrator', administrator, { gives: BrokerRole.options, changes: BrokerRole.options }],
])('at a brokerage, the %s invites to and changes exactly their roles', (_, actor, { gives, changes }) => {
  const access = brokerageAccessIn(actor, 'HARBOR')!
  expect(BrokerRole.options.filter((role) => mayGiveBrokerRoles(access, [role]))).toEqual(gives)
  expect(BrokerRole.options.filter((role) => mayChangeStaff(access, [role]))).toEqual(changes)
})

test('the highest of several roles decides', () => {
  const admin = brokerageAccessIn(onStaff('ADMIN'), 'HARBOR')!
  expect(mayGiveBrokerRoles(admin, ['ADVISOR', 'ADMIN'])).toBe(true)
  expect(mayGiveBrokerRoles(admin, ['ADVISOR', 'SUPER_ADMIN'])).toBe(false)
})
