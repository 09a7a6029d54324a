import { PermissionCode } from '@portico/contract/areas/accounts/permission-codes.ts'
import { describe, expect, test } from 'vitest'
import { accessText } from './access-text.ts'
import { completed, rightsDifferences } from './rights-form.ts'

const all = [...PermissionCode.options]

describe('rights on an account, in words', () => {
  test('the codes stand in the order of the renewal', () => {
    expect(accessText({ role: 'USER', permissions: ['OP_READ_MOD', 'OP_READ_SCHEDULES'] })).toBe(
      'Schedules, Experience mod',
    )
  })

  test('an Admin sees everything, and so does a User with every code', () => {
    expect(accessText({ role: 'ADMIN', permissions: [] })).toBe('Everything')
    expect(accessText({ role: 'USER', permissions: all })).toBe('Everything')
    expect(accessText({ role: 'USER', permissions: [] })).toBe('Tasks and policies only')
  })

  test('an Admin is saved with every code, a User as ticked', () => {
    expect(completed({ role: 'ADMIN', permissions: [] }).permissions).toEqual(all)
    expect(completed({ role: 'USER', permissions: ['OP_READ_MOD'] }).permissions).toEqual(['OP_READ_MOD'])
  })

  test('two versions differ only where they do', () => {
    const mine = { role: 'USER', permissions: ['OP_READ_MOD'] } as const
    expect(
      rightsDifferences({ ...mine, permissions: [...mine.permissions] }, { role: 'USER', permissions: [] }),
    ).toEqual([{ field: 'Access', mine: 'Experience mod', theirs: 'Tasks and policies only' }])
  })
})
