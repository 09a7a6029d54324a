import { messages } from '@portico/contract/kit/problem.messages.ts'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { toasts } from '../kit/feedback/toasts.ts'
import { statusOf } from '../platform/call-error.ts'
import { isStepUpDeclined } from '../platform/step-up.ts'

interface Wiring {
  readonly isViewer: boolean
  /** Shows another page in place of the one that could not be had. */
  readonly onLeave: (path: '/forbidden' | '/resource-not-found') => void
}

/** The cache of everything the server said, with what every refusal leads to. */
export function createQueryClient({ isViewer, onLeave }: Wiring): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        if (isStepUpDeclined(error)) return
        const status = statusOf(error)
        if (status === 403) onLeave('/forbidden')
        if (status === 404) onLeave('/resource-not-found')
      },
    }),
    mutationCache: new MutationCache({
      onError: (error) => {
        if (statusOf(error) !== 403 || isStepUpDeclined(error)) return
        if (isViewer) toasts.show('warning', messages.readOnly)
        else onLeave('/forbidden')
      },
    }),
    defaultOptions: {
      // Without a network a call fails like any other, instead of waiting in silence: the screen says so and offers another try.
      mutations: { networkMode: 'always' },
      queries: {
        networkMode: 'always',
        staleTime: 15_000,
        retry: (failures, error) => failures < 2 && mayPass(statusOf(error)),
      },
    },
  })
}

/** Failures that may be gone a moment later; a refusal stays one. */
function mayPass(status: number | undefined): boolean {
  return status === 0 || (status !== undefined && status >= 500)
}
