import { describe, expect, it } from 'vitest'
import { violationsOf } from './test/tree-of.ts'

const list = (tasks: string) =>
  `export const groups = { 'way-in': { session: {}, users: { ${tasks} } }, account: { accounts: {} } } as const`
const publicApi = 'export const value = 1'
const importOf = (area: string) => `import { value } from '../${area}/${area}.public.ts'`

describe('groups', () => {
  it('import only open areas of other groups, and any of their own', () => {
    const files = {
      'contract/areas.ts': list('isOpen: true'),
      'server/areas/session/session.public.ts': publicApi,
      'server/areas/users/users.public.ts': importOf('session') + '\n' + publicApi,
      'server/areas/accounts/one.ts': importOf('users'),
      'server/areas/accounts/two.ts': importOf('session'),
      'server/areas/accounts/two.test.ts': importOf('session'),
    }
    expect(violationsOf(files)).toEqual([
      'server/areas/accounts/two.ts:1 accounts imports session, which is internal to another group',
    ])
  })

  it('open nothing that no other group imports', () => {
    expect(violationsOf({ 'contract/areas.ts': list('isOpen: true') })).toEqual([
      'contract/areas.ts:1 no other group imports users',
    ])
  })

  it('have at most seven open areas', () => {
    const areas = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
    const open = areas.map((area) => `${area}: { isOpen: true }`).join(', ')
    const files = Object.fromEntries(areas.map((area) => [`server/areas/${area}/${area}.public.ts`, publicApi]))
    const used = areas.map(importOf).join('\n')
    const groups = `export const groups = { low: { ${open} }, high: { tasks: {} } } as const`
    expect(violationsOf({ ...files, 'contract/areas.ts': groups, 'server/areas/tasks/one.ts': used })).toEqual([
      'contract/areas.ts:1 low has 8 open areas',
    ])
  })
})
