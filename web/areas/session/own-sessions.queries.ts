import type { OwnSession } from '@portico/contract/areas/session/session.shapes.ts'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { toasts } from '../../kit/feedback/toasts.ts'
import { isStepUpDeclined } from '../../platform/step-up.ts'
import { m, q } from '../../platform/queries.ts'

const listKey = 'GET /api/users/self/sessions'
const endFailed = 'The session could not be ended. Please try again.'

interface Sessions {
  readonly sessions: OwnSession[]
}

function store(cache: QueryClient, left: Sessions): void {
  cache.setQueryData(q(listKey).queryKey, left)
}

/** The user's own sessions, the latest active first. */
export function useOwnSessions() {
  return useQuery(q(listKey))
}

/** Ends one session of the user. */
export function useEndSession() {
  const cache = useQueryClient()
  return useMutation({
    ...m('DELETE /api/users/self/sessions/{sessionId}'),
    onSuccess: (left) => {
      store(cache, left)
      toasts.show('success', 'Session ended.')
    },
    onError: (error) => {
      // Someone else may have ended it: refetch the list.
      void cache.invalidateQueries({ queryKey: [listKey] })
      if (!isStepUpDeclined(error)) toasts.show('error', endFailed)
    },
  })
}

/** Ends all sessions of the user but this one. */
export function useEndOtherSessions() {
  const cache = useQueryClient()
  return useMutation({
    ...m('DELETE /api/users/self/sessions'),
    onSuccess: (left) => {
      store(cache, left)
      toasts.show('success', 'All other sessions ended.')
    },
    onError: (error) => {
      if (!isStepUpDeclined(error)) toasts.show('error', endFailed)
    },
  })
}
