import type { ClaimAnalysis } from '@portico/contract/areas/claims/claim-analysis.shapes.ts'
import type { ClaimList } from '@portico/contract/areas/claims/claim.shapes.ts'
import { mostCounted } from '@portico/contract/kit/paging.ts'
import { beforeAll, expect, test } from 'vitest'
import type { TestClient } from '../../app/test/test-client.ts'
import { useTestServer } from '../../app/test/test-server.ts'
import { makeClaimRows } from './claim-rows.ts'
import { makeLargeWorld } from './large-world.ts'

const server = useTestServer()
const base = '/api/accounts/W0000001'
let owner: TestClient

beforeAll(async () => {
  const { database } = server.running.platform
  await makeLargeWorld(database, { accounts: 1, secret: server.running.platform.secret, tasksPerAccount: 1 })
  await makeClaimRows(database, { claims: 30 })
  // A run that was broken off goes on: nothing is made twice.
  await makeClaimRows(database, { claims: 40 })
  owner = await server.signIn('owner@w0000001.test')
})

test('the list has the claims that were made, each with its newest valuation', async () => {
  const { total, claims } = (await owner.get(`${base}/claims?limit=100`)).body as ClaimList
  expect([total, claims.length]).toEqual([40, 40])
  expect(claims.filter(({ valued }) => valued === null)).toEqual([])
  expect((await owner.get(`${base}/claims?search=C-L40`)).body.total).toBe(1)
})

test('the analysis counts them, and orders the largest as the list does', async () => {
  const { total, largest } = (await owner.get(`${base}/claim-analysis`)).body as ClaimAnalysis
  const { claims } = (await owner.get(`${base}/claims?sort=-incurred&limit=10`)).body as ClaimList
  expect(total).toBe(40)
  expect(largest.map(({ id }) => id)).toEqual(claims.map(({ id }) => id))
})

test('a search of the account finds them by number', async () => {
  const { body } = await owner.get('/api/search?account=W0000001&text=C-L40')
  expect(body.claims.map(({ ourNumber }: { readonly ourNumber: string }) => ourNumber)).toEqual(['C-L40'])
})

test('a list says that more have a word or a value than are counted, and counts what fewer have', async () => {
  await makeClaimRows(server.running.platform.database, { claims: mostCounted + 100 })
  const totalOf = async (query: string): Promise<number> =>
    (await owner.get(`${base}/claims?limit=1&${query}`)).body.total
  expect(await totalOf('')).toBe(mostCounted + 1)
  expect(await totalOf('search=event')).toBe(mostCounted + 1)
  expect(await totalOf('report=reported')).toBe(mostCounted + 1)
  const open = await totalOf('status=OPEN')
  expect(open).toBeGreaterThan(0)
  expect(open).toBeLessThan(mostCounted)
  expect(await totalOf('search=event&status=OPEN')).toBe(open)
  expect(await totalOf('search=event C-L1100')).toBe(1)
})
