import type { Api } from '@portico/contract/api.ts'
import type { Request, Result } from '@portico/contract/kit/call.ts'
import { queryOptions } from '@tanstack/react-query'
import type { CallError, CallKey } from './call-error.ts'
import { call, type RequestArgs } from './client.ts'

type ReadKey = Extract<CallKey, `GET ${string}`>
type WriteKey = Exclude<CallKey, ReadKey>

/** Options of a query for a call that reads. Its key starts with the call's own, so that a change can name it. */
export function q<K extends ReadKey>(key: K, ...[request]: RequestArgs<K>) {
  return queryOptions<Result<Api[K]>, CallError<K>>({
    queryKey: [key, request ?? {}],
    queryFn: ({ signal }) => call(key, request, { signal }),
  })
}

/** Options of a mutation for a call that writes. */
export function m<K extends WriteKey>(key: K) {
  return {
    mutationKey: [key],
    mutationFn: (request: Request<Api[K]>): Promise<Result<Api[K]>> => call(key, request),
  }
}
