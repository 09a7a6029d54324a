import { queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/client.ts'
import { q } from '../../platform/queries.ts'

/** The flags set for an account. An event reports changes. */
export function featuresQuery(accountId: string) {
  return { ...q('GET /api/accounts/{accountId}/features', { params: { accountId } }), staleTime: 60_000 }
}

const ofBrokerage = 'GET /api/brokerages/{brokerCode}/features'

/** The flags that are set of each brokerage, in their order: one query, since nearly everyone works for one. */
export const brokerageFeaturesQuery = (brokerCodes: readonly string[]) =>
  queryOptions({
    queryKey: [ofBrokerage, { brokerCodes }],
    queryFn: ({ signal }) =>
      Promise.all(brokerCodes.map((brokerCode) => call(ofBrokerage, { params: { brokerCode } }, { signal }))),
    staleTime: 60_000,
  })

/** The preferences of an account and of its brokerage. */
export function preferencesQuery(code: string) {
  return { ...q('GET /api/accounts/{code}/preferences', { params: { code } }), staleTime: 60_000 }
}
