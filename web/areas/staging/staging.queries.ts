import { stagingMessages } from '@portico/contract/areas/staging/staging.messages.ts'
import type { StagedSchedule, StagedValue, Staging } from '@portico/contract/areas/staging/staging.shapes.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toasts } from '../../kit/feedback/toasts.ts'
import { reasonOf } from '../../platform/call-error.ts'
import { call } from '../../platform/client.ts'
import { pagesOf, q } from '../../platform/queries.ts'

/** What is staged of an account, and the log of pushes. */
export const stagingQuery = (accountId: string) => q('GET /api/accounts/{accountId}/staging', { params: { accountId } })

const rowsKey = 'GET /api/accounts/{accountId}/staging/schedules/{type}/rows'

/** The rows of a tab that are on their way, page by page. */
export const stagedRowPages = (accountId: string, { scheduleType, tabId }: StagedSchedule) =>
  pagesOf(rowsKey, { params: { accountId, type: scheduleType }, query: { tabId, limit: 25 } })

/** What is decided on: a value, a row, or all rows of a tab. */
export type Decidable = Pick<StagedValue, 'key' | 'mark' | 'label'>

/** Staff actions on staged values; each call throws its error, and refetches the list. */
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
    } finally {
      void cache.invalidateQueries({ queryKey: [rowsKey] })
    }
  }
  return {
    decide: (values: readonly Decidable[], kind: 'ACCEPTED' | 'REJECTED' | 'OPEN', comment = '') =>
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

/** Accepts, or undoes a decision; shows an error if that fails. */
export function useSettle(accountId: string) {
  const { decide } = useStagingCalls(accountId)
  return useMutation({
    mutationFn: ({ of, kind }: { readonly of: readonly Decidable[]; readonly kind: 'ACCEPTED' | 'OPEN' }) =>
      decide(of, kind),
    onError: (error) => toasts.show('error', reasonOf(error, stagingMessages.decideFailed)),
  })
}
