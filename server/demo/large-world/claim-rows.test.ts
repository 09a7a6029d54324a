import { createHash } from 'node:crypto'
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

const numberOf = (n: number): string =>
  `C-L${createHash('md5').update(String(n)).digest('hex').slice(0, 12).toUpperCase()}`

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
  expect((await owner.get(`${base}/claims?search=${numberOf(40)}`)).body.total).toBe(1)
})

test('the analysis counts them, and orders the largest as the list does', async () => {
  const { total, largest } = (await owner.get(`${base}/claim-analysis`)).body as ClaimAnalysis
  const { claims } = (await owner.get(`${base}/claims?sort=-incurred&limit=10`)).body as ClaimList
  expect(total).toBe(40)
  expect(largest.map(({ id }) => id)).toEqual(claims.map(({ id }) => id))
})

test('a search of the account finds them by number', async () => {
  const { body } = await owner.get(`/api/search?account=W0000001&text=${numberOf(40)}`)
  expect(body.claims.map(({ ourNumber }: { readonly ourNumber: string }) => ourNumber)).toEqual([numberOf(40)])
})

test('a list counts all claims and those of a fact, and says that more have a word than are counted', async () => {
  const made = mostCounted + 100
  await makeClaimRows(server.running.platform.database, { claims: made })
  const countOf = async (query: string) => {
    const { total, isMore } = (await owner.get(`${base}/claims?limit=1&${query}`)).body as ClaimList
    return { total, isMore }
  }
  const [open, denied] = [await countOf('status=OPEN'), await countOf('status=DENIED')]
  expect([open.total, denied.total].every((total) => total > 0 && total < mostCounted)).toBe(true)
  expect(await countOf('')).toEqual({ total: made, isMore: false })
  expect(await countOf('report=reported')).toEqual({ total: made, isMore: false })
  expect(await countOf('search=event')).toEqual({ total: mostCounted, isMore: true })
  expect(await countOf('search=event&status=OPEN')).toEqual(open)
  expect(await countOf(`search=event ${numberOf(150)}`)).toEqual({ total: 1, isMore: false })
})
