import { q } from '../../platform/queries.ts'

/** The flags of an account that are set. An event says when one changes. */
export function featuresQuery(accountId: string) {
  return { ...q('GET /api/accounts/{accountId}/features', { params: { accountId } }), staleTime: 60_000 }
}

/** The preferences of an account and of its brokerage. */
export function preferencesQuery(code: string) {
  return { ...q('GET /api/accounts/{code}/preferences', { params: { code } }), staleTime: 60_000 }
}
