import type { Api } from '@portico/contract/api.ts'
import { recordedErrorMessages } from '@portico/contract/areas/operations/recorded-error.messages.ts'
import type { RecordedError } from '@portico/contract/areas/operations/recorded-error.shapes.ts'
import type { Request } from '@portico/contract/kit/call.ts'
import { keepPreviousData, useQueryClient } from '@tanstack/react-query'
import { toasts } from '../../../kit/feedback/toasts.ts'
import { statusOf } from '../../../platform/call-error.ts'
import { call } from '../../../platform/client.ts'
import { pagesOf, q } from '../../../platform/queries.ts'

const listKey = 'GET /api/administration/errors'
const errorKey = 'GET /api/administration/errors/{fingerprint}'

export type ErrorFilter = NonNullable<Request<Api[typeof listKey]>['query']>

/** The errors of the platform, page by page. */
export const errorPages = (query: ErrorFilter) => ({
  ...pagesOf(listKey, { query }),
  placeholderData: keepPreviousData,
})

/** One error of the platform. */
export const errorQuery = (fingerprint: string) => q(errorKey, { params: { fingerprint } })

/** The platform administrators that an error can be assigned to. */
export const administratorsQuery = {
  ...q('GET /api/administration/users', { query: { kind: 'ADMINISTRATOR', state: 'ACTIVE', limit: 200 } }),
  staleTime: 60_000,
}

/** What administrators do about an error. Each throws its error. */
export function useErrorCalls({ fingerprint, assignee, resolvedAt }: RecordedError) {
  const cache = useQueryClient()
  const params = { fingerprint }
  const { queryKey } = errorQuery(fingerprint)
  const saved = async (work: Promise<RecordedError>, message: string): Promise<void> => {
    try {
      cache.setQueryData(queryKey, await work)
    } catch (error) {
      // Someone else was first: show their change next to the message.
      if (statusOf(error) === 409 || statusOf(error) === 422) await cache.invalidateQueries({ queryKey })
      throw error
    }
    await cache.invalidateQueries({ queryKey: [listKey] })
    toasts.show('success', message)
  }
  return {
    assign: (username: string | null) =>
      saved(
        call('PUT /api/administration/errors/{fingerprint}/assignee', {
          params,
          body: { username, was: assignee?.username ?? null },
        }),
        username === null ? recordedErrorMessages.unassigned : recordedErrorMessages.assigned,
      ),
    /** Resolves an open error, and the other way round. */
    settle: () =>
      resolvedAt === null
        ? saved(
            call('POST /api/administration/errors/{fingerprint}/resolve', { params }),
            recordedErrorMessages.resolved,
          )
        : saved(
            call('POST /api/administration/errors/{fingerprint}/reopen', { params }),
            recordedErrorMessages.reopened,
          ),
  }
}
