import { areaChanges } from '@portico/contract/areas.ts'
import { expect, test } from 'vitest'
import { accountPages, adminPages, brokeragePages, refreshes } from './areas.ts'

test('every change that an area announces is answered: what to refetch is declared, even if it is nothing', () => {
  expect(Object.keys(refreshes).toSorted()).toEqual(areaChanges.toSorted())
})

test('a change that several areas show is answered by all of them', () => {
  expect(refreshes.tasks).toEqual(
    expect.arrayContaining(['GET /api/accounts/{accountId}/tasks', 'GET /api/brokerages/{brokerCode}/workbench']),
  )
})

test.each([
  ['account', accountPages],
  ['brokerage', brokeragePages],
  ['administration', adminPages],
])('no two areas declare the same path: %s', (_, pages) => {
  const paths = pages.map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
})
