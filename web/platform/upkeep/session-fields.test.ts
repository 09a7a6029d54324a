import type { CurrentUser } from '@portico/contract/areas/session/session.shapes.ts'
import { expect, test } from 'vitest'
import { activateAccount } from './active-account.ts'
import { inOneTab } from './one-tab.ts'
import { soundUser } from './session-fields.ts'

const user = { userId: 'u', username: 'owner', accountRoles: {}, brokerRoles: {}, userAccounts: [] }
const checked = (change: object) => soundUser({ ...user, ...change } as unknown as CurrentUser)

test('a user with roles and accounts is taken as answered', () => {
  expect(checked({ firstName: 'Elena' })).toEqual({ ...user, firstName: 'Elena' })
})

test.each([
  [{ userId: '' }, 'user'],
  [{ username: undefined }, 'user'],
  [{ accountRoles: undefined }, 'account roles'],
  [{ brokerRoles: [] }, 'broker roles'],
  [{ userAccounts: null }, 'accounts'],
])('one with %j is rejected', (change, name) => {
  expect(() => checked(change)).toThrow(`Invalid arguments for ${name}`)
})

test('no user, active account or name of a refresh is rejected', async () => {
  expect(() => soundUser(undefined as unknown as CurrentUser)).toThrow('Invalid arguments for user')
  expect(() => activateAccount('u', '')).toThrow('Invalid arguments for active account')
  await expect(inOneTab('', async () => 0)).rejects.toThrow('Invalid arguments for refresh interval name')
})
