import { call } from '../platform/client.ts'

/** Where someone goes from what there is not: the pages of an account that was merged lead to those of the other one. */
export async function placeInstead(path: '/forbidden' | '/resource-not-found', from: string): Promise<string> {
  const code = /^\/([A-Z0-9_-]+)\//.exec(from)?.[1]
  if (path === '/forbidden' || code === undefined) return path
  const found = await call('GET /api/merged-accounts/{code}', { params: { code } }).catch(() => null)
  return found?.accountCode == null ? path : from.replace(code, found.accountCode)
}
