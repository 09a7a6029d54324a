import type { Api } from '@portico/contract/api.ts'
import { jobMessages } from '@portico/contract/areas/operations/job.messages.ts'
import type { Job } from '@portico/contract/areas/operations/job.shapes.ts'
import type { Request } from '@portico/contract/kit/call.ts'
import { keepPreviousData, useQueryClient } from '@tanstack/react-query'
import { toasts } from '../../../kit/feedback/toasts.ts'
import { call } from '../../../platform/client.ts'
import { pagesOf, q } from '../../../platform/queries.ts'

const queuesKey = 'GET /api/administration/jobs/queues'
const listKey = 'GET /api/administration/jobs'
const refreshMs = 10_000

export type JobFilter = NonNullable<Request<Api[typeof listKey]>['query']>

/** The queues, read again every few seconds. */
export const queuesQuery = { ...q(queuesKey), refetchInterval: refreshMs }

/** The jobs in a state, page by page. */
export const jobPages = (query: JobFilter) => ({
  ...pagesOf(listKey, { query }),
  placeholderData: keepPreviousData,
  refetchInterval: refreshMs,
})

/** Runs a failed job again. Throws its error. */
export function useRunAgain() {
  const cache = useQueryClient()
  return async ({ queue, id: jobId }: Job): Promise<void> => {
    try {
      await call('POST /api/administration/jobs/{queue}/{jobId}/run', { params: { queue, jobId } })
      toasts.show('success', jobMessages.runAgain)
    } finally {
      await Promise.all([queuesKey, listKey].map((key) => cache.invalidateQueries({ queryKey: [key] })))
    }
  }
}
