import { QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query'
import { statusOf } from '../platform/call-error.ts'
import { isStepUpDeclined } from '../platform/step-up.ts'
import type { Leave } from './rejected-calls.ts'

/** The cache of server data, with the handling of failed reads. */
export function createQueryClient(onLeave: Leave): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { meta, queryKey }) => {
        if (isStepUpDeclined(error) || meta?.['staysOnPage'] === true) return
        const status = statusOf(error)
        const account = accountOf(queryKey)
        if (status === 403) onLeave('/forbidden', account)
        if (status === 404) onLeave('/resource-not-found', account)
      },
    }),
    defaultOptions: {
      // Without a network a call fails like any other, instead of waiting silently: the screen shows it and offers a
      // retry.
      mutations: { networkMode: 'always' },
      queries: {
        networkMode: 'always',
        staleTime: 15_000,
        retry: (failures, error) => failures < 2 && mayPass(statusOf(error)),
      },
    },
  })
}

/** The account that a call reads, by the key of its query. */
function accountOf([call, request]: QueryKey): string | undefined {
  const { params } = (request ?? {}) as { readonly params?: Readonly<Record<string, string>> }
  return (
    params?.['accountId'] ??
    params?.['accountCode'] ??
    (call === 'GET /api/accounts/{code}' ? params?.['code'] : undefined)
  )
}

/** Failures that may pass; an error response will not. */
function mayPass(status: number | undefined): boolean {
  return status === 0 || (status !== undefined && status >= 500)
}
