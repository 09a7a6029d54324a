import type { Api } from '@portico/contract/api.ts'
import type { Request, Result } from '@portico/contract/kit/call.ts'
import { infiniteQueryOptions, type InfiniteData, type QueryKey, queryOptions } from '@tanstack/react-query'
import type { CallError, CallKey } from './call-error.ts'
import { call, firstAnswer, type RequestArgs } from './client.ts'

type ReadKey = Extract<CallKey, `GET ${string}`>
type WriteKey = Exclude<CallKey, ReadKey>

/** `meta` of a query whose errors do not replace the page. */
export const staysOnPage = { staysOnPage: true }

/** Options of a query for a call that reads. Its key starts with the call's own, so that a change can name it. */
export function q<K extends ReadKey>(key: K, ...[request]: RequestArgs<K>) {
  return queryOptions<Result<Api[K]>, CallError<K>>({
    queryKey: [key, request ?? {}],
    queryFn: ({ signal }) => call(key, request, { signal }),
    // Shown by the first render: what comes later moves what is on screen already.
    initialData: () => firstAnswer(key, request),
  })
}

/** Calls whose answer leads to a next page. */
type PagedKey = {
  [K in ReadKey]: Result<Api[K]> extends { readonly nextCursor: string | null } ? K : never
}[ReadKey]

/** Options of a query for a call that answers page by page. */
export function pagesOf<K extends PagedKey>(key: K, request: Request<Api[K]>) {
  const from = (cursor: string | null): Request<Api[K]> =>
    cursor === null ? request : { ...request, query: { ...(request as { query?: object }).query, cursor } }
  return infiniteQueryOptions<Result<Api[K]>, CallError<K>, InfiniteData<Result<Api[K]>>, QueryKey, string | null>({
    queryKey: [key, request],
    queryFn: ({ pageParam, signal }) => call(key, from(pageParam), { signal }),
    initialPageParam: null,
    getNextPageParam: (last) => (last as { nextCursor: string | null }).nextCursor,
  })
}

/** Options of a mutation for a call that writes. */
export function m<K extends WriteKey>(key: K, options: { readonly inBackground?: boolean } = {}) {
  return {
    mutationKey: [key],
    mutationFn: (request: Request<Api[K]>): Promise<Result<Api[K]>> => call(key, request, options),
  }
}

/** Logs a load failure in the specified words, unless the result is no longer needed. */
export async function logged<T>(work: Promise<T>, words: string, signal: AbortSignal): Promise<T> {
  try {
    return await work
  } catch (error) {
    // oxlint-disable-next-line no-console -- the specification wants these words in the console
    if (!signal.aborted) console.warn(words, error)
    throw error
  }
}
