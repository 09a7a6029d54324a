import { afterEach, expect, test, vi } from 'vitest'
import { pageSize, wholeList } from './policy-lists.queries.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([0, 199, 200, 205, 400])('an account of %d policies shows all of them', async (many) => {
  const policies = Array.from({ length: many }, (_, at) => ({ id: String(at) }))
  vi.stubGlobal('fetch', async (address: string) => {
    const offset = Number(new URL(address, 'http://portal.test').searchParams.get('offset'))
    return Response.json(policies.slice(offset, offset + pageSize))
  })
  expect(await wholeList('ACME', { term: 'all' })).toEqual(policies)
})
