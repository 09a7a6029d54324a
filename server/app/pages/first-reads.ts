import { reservedCodes } from '@portico/contract/areas/accounts/account-code.rules.ts'
import type { Api } from '@portico/contract/api.ts'
import { addressOf, type AddressParts, type Request } from '@portico/contract/kit/call.ts'

type ReadKey = Extract<keyof Api, `GET ${string}`>

/** The logged-in user: every page asks for it, before anything else. */
export const whoIsHere = '/api/users/me'

/** Further reads of a page's first screen by path, such as `/ACME/dashboard`. */
export const firstReads = (path: string): readonly string[] => [banners, ...ofPage(path)]

/** Every page has the banners above it: what comes later would move it. */
const banners = '/api/users/me/banners'

function ofPage(path: string): readonly string[] {
  const [code = '', page, ...rest] = path.slice(1).split('/')
  if (page === undefined || rest.length > 0) return []
  if (!/^[\w-]+$/.test(code) || reservedCodes.has(code.toUpperCase())) return []
  return page === 'dashboard' ? [...ofAccount(code), ...ofDashboard(code)] : ofAccount(code)
}

const ofAccount = (code: string): readonly string[] => [
  read('GET /api/accounts/{code}', { params: { code } }),
  read('GET /api/users/me/{accountCode}/permissions', { params: { accountCode: code } }),
  read('GET /api/accounts/{accountId}/features', { params: { accountId: code } }),
  read('GET /api/accounts/{code}/preferences', { params: { code } }),
]

const ofDashboard = (code: string): readonly string[] => [
  read('GET /api/accounts/{accountId}/tasks', { params: { accountId: code } }),
  read('GET /api/accounts/{accountCode}/hotlinks', { params: { accountCode: code } }),
  read('GET /api/accounts/{accountId}/service-calendar', { params: { accountId: code } }),
  read('GET /api/accounts/{accountId}/policies', { params: { accountId: code }, query: { term: 'all', offset: 0 } }),
]

const read = <K extends ReadKey>(key: K, request: Request<Api[K]>): string =>
  addressOf(key.slice('GET '.length), request as AddressParts)
