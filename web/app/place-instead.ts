import { call } from '../platform/client.ts'

const accountPage = /^\/([A-Z0-9_-]+)\//

/**
 * Whether a failed read, possibly of an account, concerns the current page: a late one of an account that was left does
 * not.
 */
export function concernsPage(account: string | undefined, pathname: string): boolean {
  const shown = accountPage.exec(pathname)?.[1]
  return account === undefined || shown === undefined || account === shown
}

/** Where to send someone instead of a missing page: pages of a merged account lead to the other account. */
export async function placeInstead(path: '/forbidden' | '/resource-not-found', from: string): Promise<string> {
  const code = accountPage.exec(from)?.[1]
  if (path === '/forbidden' || code === undefined) return path
  const found = await call('GET /api/merged-accounts/{code}', { params: { code } }).catch(() => null)
  return found?.accountCode == null ? path : from.replace(code, found.accountCode)
}
