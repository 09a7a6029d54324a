import { expect, test } from 'vitest'
import { workbenchFilter, workbenchPath } from './workbench-filter.ts'

test('an address says whose work and which renewals; what it cannot mean is passed over', () => {
  expect(workbenchFilter({})).toEqual({})
  expect(workbenchFilter({ person: 'team', late: true, within: 60, stage: 'PROPOSAL' })).toEqual({
    person: 'team',
    late: true,
    within: 60,
    stage: 'PROPOSAL',
  })
  expect(workbenchFilter({ person: ['x'], late: 'yes', within: '61', stage: 'GONE' })).toEqual({})
})

test('a filter survives its address', () => {
  const filter = { person: 'ann+1@harbor.test', late: true, within: 30 } as const
  const address = new URL(workbenchPath('HARBOR', filter), 'https://portal.example.com')
  expect(address.pathname).toBe('/brokerage-administration/HARBOR')
  expect(workbenchFilter(Object.fromEntries(address.searchParams))).toEqual(filter)
  expect(workbenchPath('A&B', {})).toBe('/brokerage-administration/A%26B')
})
