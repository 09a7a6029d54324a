import { PermissionCode } from '@portico/contract/areas/accounts/permission-codes.ts'
import type { AccountRights } from '@portico/contract/areas/people/person.shapes.ts'
import { expect, test } from 'vitest'
import { areSameRights, areSameRoles, normalizedRights, normalizedRoles, mergedRights } from './rights.ts'

const all = PermissionCode.options
const user = (...permissions: AccountRights['permissions']): AccountRights => ({ role: 'USER', permissions })
const admin: AccountRights = { role: 'ADMIN', permissions: all }
const partner: AccountRights = { role: 'INS_PARTNER', permissions: ['OP_READ_MOD'] }

test('an Admin holds every permission code, whatever was sent', () => {
  expect(normalizedRights({ role: 'ADMIN', permissions: [] })).toEqual(admin)
})

test('codes are kept once, in one order, and unknown ones not at all', () => {
  const sent = ['OP_READ_MOD', 'OP_READ_SCHEDULES', 'OP_READ_MOD', 'OP_READ_MINDS']
  expect(normalizedRights({ role: 'USER', permissions: sent })).toEqual(user('OP_READ_SCHEDULES', 'OP_READ_MOD'))
})

test('rights are the same whatever their order', () => {
  expect(areSameRights(user('OP_READ_MOD', 'OP_READ_SCHEDULES'), user('OP_READ_SCHEDULES', 'OP_READ_MOD'))).toBe(true)
  expect(areSameRights(user('OP_READ_MOD'), user())).toBe(false)
  expect(areSameRights(user(...all), admin)).toBe(false)
})

test.each<[string, AccountRights | undefined, AccountRights, AccountRights]>([
  ['nothing before', undefined, user('OP_READ_MOD'), user('OP_READ_MOD')],
  ['User before, Admin now', user(), admin, admin],
  ['Admin before, User now', admin, user(), admin],
  ['User twice', user('OP_READ_MOD'), user('OP_READ_SCHEDULES'), user('OP_READ_SCHEDULES', 'OP_READ_MOD')],
  ['User before, partner now', user(), partner, user('OP_READ_MOD')],
  ['partner before, User now', partner, user(), user('OP_READ_MOD')],
])('%s: the higher role and the codes of both', (_, held, given, expected) => {
  expect(mergedRights(held, given)).toEqual(expected)
})

test('roles at a brokerage are kept once, in one order', () => {
  expect(normalizedRoles(['ADMIN', 'CLAIMS', 'ADMIN'])).toEqual(['CLAIMS', 'ADMIN'])
  expect(areSameRoles(['ADMIN', 'CLAIMS'], ['CLAIMS', 'ADMIN'])).toBe(true)
  expect(areSameRoles(['ADMIN'], ['ADMIN', 'CLAIMS'])).toBe(false)
})
