import { stagingMessages } from '@portico/contract/areas/staging/staging.messages.ts'
import type { StagedValue, Staging } from '@portico/contract/areas/staging/staging.shapes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { toasts } from '../../kit/feedback/toasts.ts'
import { call } from '../../platform/client.ts'
import { q } from '../../platform/queries.ts'

/** What is staged of an account, and the log of pushes. */
export const stagingQuery = (accountId: string) => q('GET /api/accounts/{accountId}/staging', { params: { accountId } })

/** What staff do with staged values; each call throws what refused it, and reads again what stands. */
export function useStagingCalls(accountId: string) {
  const cache = useQueryClient()
  const { queryKey } = stagingQuery(accountId)
  const params = { accountId }
  const shown = async (work: Promise<Staging>, said?: string): Promise<void> => {
    try {
      cache.setQueryData(queryKey, await work)
      if (said !== undefined) toasts.show('success', said)
    } catch (error) {
      void cache.invalidateQueries({ queryKey })
      throw error
    }
  }
  return {
    decide: (values: readonly StagedValue[], kind: 'ACCEPTED' | 'REJECTED' | 'OPEN', comment = '') =>
      shown(
        call('POST /api/accounts/{accountId}/staging/decisions', {
          params,
          body: { values: values.map(({ key, mark }) => ({ key, mark })), kind, comment },
        }),
      ),
    read: () => shown(call('POST /api/accounts/{accountId}/staging/read', { params }), stagingMessages.readAgain),
    push: () => shown(call('POST /api/accounts/{accountId}/staging/pushes', { params }), stagingMessages.pushed),
    retry: (number: number) =>
      shown(
        call('POST /api/accounts/{accountId}/staging/pushes/{number}/retry', { params: { accountId, number } }),
        stagingMessages.retried,
      ),
  }
}
