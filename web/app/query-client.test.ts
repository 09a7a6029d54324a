import { expect, test } from 'vitest'
import { ApiError } from '../platform/call-error.ts'
import { staysOnPage } from '../platform/queries.ts'
import { concernsPage } from './place-instead.ts'
import { createQueryClient } from './query-client.ts'

/** Where a refused read leads, and of which account it was. */
async function leftFor(
  status: number,
  queryKey: readonly unknown[],
  meta: Readonly<Record<string, unknown>> = {},
): Promise<readonly unknown[]> {
  const left: unknown[] = []
  const cache = createQueryClient((...to) => void left.push(to))
  const queryFn = () => Promise.reject(new ApiError(status, null, 'Refused'))
  await expect(cache.query({ queryKey, queryFn, meta })).rejects.toThrow('Refused')
  return left
}

test.each([
  [404, ['GET /api/accounts/{accountId}/tasks', { params: { accountId: 'OLD' } }], ['/resource-not-found', 'OLD']],
  [403, ['GET /api/accounts/{code}', { params: { code: 'OLD' } }], ['/forbidden', 'OLD']],
  [
    404,
    ['GET /api/users/me/{accountCode}/permissions', { params: { accountCode: 'OLD' } }],
    ['/resource-not-found', 'OLD'],
  ],
  [
    404,
    ['GET /api/lookups/{kind}/codes/{code}', { params: { kind: 'NAICS', code: '1' } }],
    ['/resource-not-found', undefined],
  ],
])('a read refused with %s by %j leaves for %j', async (status, key, to) => {
  expect(await leftFor(status, key)).toEqual([to])
})

test.each([403, 404])('a read refused with %s stays on its page where it says so', async (status) => {
  const key = ['GET /api/accounts/{accountId}/tasks', { params: { accountId: 'OLD' } }]
  expect(await leftFor(status, key, staysOnPage)).toEqual([])
})

test.each([
  ['OLD', '/OLD/details', true],
  ['OLD', '/STAYS/details', false],
  ['OLD', '/brokerage/renewals', true],
  [undefined, '/STAYS/details', true],
])('a refused read of account %s concerns the page %s: %s', (account, page, concerned) => {
  expect(concernsPage(account, page)).toBe(concerned)
})
